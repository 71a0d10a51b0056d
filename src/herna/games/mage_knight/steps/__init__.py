"""The rules as steps, one small file for each chapter."""
