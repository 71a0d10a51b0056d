"""What people see and read: views, labels, notes, the map in characters, odds and expenses beside choices."""
