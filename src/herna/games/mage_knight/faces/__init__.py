"""What people see and read: views, labels, notes, pictures, explanations, and why something is not offered."""
