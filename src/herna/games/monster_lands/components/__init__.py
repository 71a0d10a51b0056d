"""What lies in the box, as data: pieces and their numbers, scenarios and the campaign, read and checked."""
