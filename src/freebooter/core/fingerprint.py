"""Short fingerprints, by which states and figures are told apart."""


def fingerprint(data: bytes) -> str:
    """Sixteen hexadecimal digits; the same data have the same."""
    # Only here: rules alone ask for none, and OpenSSL takes longer to load than the compiled engine.
    import hashlib

    return hashlib.sha256(data).hexdigest()[:16]
