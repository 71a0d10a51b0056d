"""The rules of Mage Knight as pure functions: they take what they need and change nothing."""
