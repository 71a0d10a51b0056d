"""What people see and read: views, labels, notes, pictures, and a sentence for each thing on the table."""
