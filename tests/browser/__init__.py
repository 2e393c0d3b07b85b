"""The page in a real browser, as a phone."""
