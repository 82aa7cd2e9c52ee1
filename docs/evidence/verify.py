#!/usr/bin/env python3
"""Verifies a file of `npm run bank -- evidence` without the bank. Needs Debian's python3-cryptography.

Usage: verify.py FILE [KEY], with the key that the bank published for its trail (ed25519:...).
Exit code 0: every signature holds; 1: one does not, or there is none.
"""
import base64, hashlib, json, sys
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding

PRESENT, VERIFIED = 1, 4  # W3C Web Authentication, section 6.1: flags of authenticator data


def raw(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sha256(data):
    return hashlib.sha256(data).digest()


def verify_signature(key, signature, data):
    if isinstance(key, ec.EllipticCurvePublicKey):
        key.verify(signature, data, ec.ECDSA(hashes.SHA256()))
    elif isinstance(key, ed25519.Ed25519PublicKey):
        key.verify(signature, data)
    else:
        key.verify(signature, data, padding.PKCS1v15(), hashes.SHA256())


def trail_faults(trail, subject, digest, published):
    line = json.loads(trail["event"])
    if line[3:5] != ["order.signed", subject] or line[7]["digest"] != digest:
        yield "the trail holds another digest"
    if (block := trail["block"]) is None:
        yield "no block of the trail holds its line yet: ask the bank for the file again"
        return
    if sha256(trail["event"].encode()).hex() not in json.loads(block["text"])[6]:
        yield "the block of the trail holds another line"
    if published and block["publicKey"] != published:
        yield "the block of the trail is not signed with the published key"
    if block["publicKey"]:
        key = ed25519.Ed25519PublicKey.from_public_bytes(raw(block["publicKey"][8:]))
        try:
            key.verify(raw(block["signature"]), sha256(block["text"].encode()))
        except InvalidSignature:
            yield "the signature of the trail does not hold"


def amount_of(signed):
    return round(json.loads(signed["signedText"])["order"]["body"]["amount"] * 100)


def faults(order, party, signed, published):
    text = signed["signedText"].encode()
    if json.loads(text)["session"] != signed["session"]:
        yield "the text names another session"
    if signed["trail"] is None:
        yield "the trail does not know it"
    else:
        digest = sha256(text).hex()
        yield from trail_faults(signed["trail"], f"authorisation:{signed['id']}", digest, published)
    if order["scheduleId"] is None and amount_of(signed) != int(order["amountMinor"]):
        yield "the order has another amount than was signed"
    if (passkey := signed["passkey"]) is None:
        return
    client, device = raw(passkey["clientData"]), raw(passkey["authenticatorData"])
    said = json.loads(client)
    if said["type"] != "webauthn.get" or said["origin"] != party["origin"]:
        yield "the passkey signed on another page"
    if raw(said["challenge"]) != sha256(text):
        yield "the passkey signed another text"
    if device[:32] != sha256(party["id"].encode()):
        yield "the passkey is of another site"
    if not device[32] & PRESENT or not device[32] & VERIFIED:
        yield "the device did not check who held it"
    try:
        key = serialization.load_pem_public_key(passkey["publicKeyPem"].encode())
        verify_signature(key, raw(passkey["signature"]), device + sha256(client))
    except InvalidSignature:
        yield "the signature does not hold"


def main(file, published=None):
    evidence = json.load(open(file))
    if evidence.get("format") != "larkmoor-evidence-3":
        sys.exit("This is no file of `npm run bank -- evidence` of this version.")
    order, signatures = evidence["order"], evidence["authorisations"]
    print(f"Order {order['id']}: {int(order['amountMinor']) / 100:.2f} {order['currency']} to "
          f"{order['recipientName']} ({order['recipientAccount']})")
    wrong = not signatures
    if wrong:
        print("No signature is kept of this order.")
    for signed in signatures:
        found = list(faults(order, evidence["relyingParty"], signed, published))
        pin = "the PIN" + " and a code" * (signed["factor"] == "code") + " (by the bank's word)"
        by = f"the passkey {signed['passkey']['name']}" if signed["passkey"] else pin
        print(f"Signed {signed['signedAt']} with {by}: {'; '.join(found) or 'holds'}")
        if (block := (signed["trail"] or {}).get("block")) and not published:
            print(f"Block {block['number']} of the trail is signed with {block['publicKey'] or 'the key of the bank alone'}")
        wrong = wrong or bool(found)
    if order["scheduleId"] and max(map(amount_of, signatures), default=0) < int(order["amountMinor"]):
        print("No signature of the recurring bill covers this amount.")
        wrong = True
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
