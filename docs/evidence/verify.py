#!/usr/bin/env python3
"""Verifies a file of `npm run bank -- evidence` without the bank.

Needs Debian's python3-cryptography.
Usage: verify.py FILE --key ed25519:... --site https://bank.example
--key is the key that the bank published for its trail; give it again for each older key. --site is
where the bank's pages were when the order was signed. The file itself is believed in neither.
Exit code 0: all of it holds; 1: something does not, or there is no signature; 3: nothing speaks
against it, but not all of it was checked. Nothing is printed but what is signed or hashed.
"""
import argparse, base64, hashlib, json, sys, urllib.parse
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding

PRESENT, VERIFIED = 1, 4  # W3C Web Authentication, section 6.1: flags of authenticator data
AT, ACTION, SUBJECT, DETAILS, PERSON = 1, 3, 4, 7, 8  # columns of a line of the trail
BY = {"pin": "the PIN (by the bank's word)", "code": "the PIN and a code (by the bank's word)"}


class Wrong(Exception):
    pass


def need(holds, otherwise):
    if not holds:
        raise Wrong(otherwise)


def once(pairs):
    need(len(dict(pairs)) == len(pairs), "the file says something twice")
    return dict(pairs)


def read(text):
    return json.loads(text, object_pairs_hook=once)


def raw(text):
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    need(base64.urlsafe_b64encode(data).decode().rstrip("=") == text, "bytes are miswritten")
    return data


def sha256(data):
    return hashlib.sha256(data).digest()


def parts(given, holder, *names):
    """These parts and no others: what nothing checks would be believed by who reads the file."""
    need(given.old or set(holder) == set(names), "the file has another form")
    return [holder.get(name) for name in names]


def verify_signature(key, signature, data):
    if isinstance(key, ec.EllipticCurvePublicKey):
        key.verify(signature, data, ec.ECDSA(hashes.SHA256()))
    elif isinstance(key, ed25519.Ed25519PublicKey):
        key.verify(signature, data)
    else:
        key.verify(signature, data, padding.PKCS1v15(), hashes.SHA256())


def line_of(given, trail):
    """A line of the trail, and the number of the signed block that holds it."""
    event, block = parts(given, trail, "event", "block")
    need(block, "no block of the trail holds its line yet: ask the bank for the file again")
    text, public, signature = parts(given, block, "text", "publicKey", "signature")
    need(sha256(event.encode()).hex() in read(text)[6], "the trail's block holds another line")
    need(not given.key or public in given.key, "the trail is not signed with a published key")
    if public:
        key = ed25519.Ed25519PublicKey.from_public_bytes(raw(public.removeprefix("ed25519:")))
        key.verify(raw(signature), sha256(text.encode()))
    if not given.key:
        given.unchecked.add(f"that the bank signed its trail, with {public or 'no key'} (--key)")
    return read(event), read(text)[0]


def passkey_of(given, passkey, text, line, number):
    added, credential, pem, client, device, signature = parts(
        given, passkey, "added", "credentialId", "publicKeyPem", "clientData",
        "authenticatorData", "signature")
    client, device, key = raw(client), raw(device), serialization.load_pem_public_key(pem.encode())
    spki = serialization.PublicFormat.SubjectPublicKeyInfo
    der = key.public_bytes(serialization.Encoding.DER, spki)
    need(key.public_bytes(serialization.Encoding.PEM, spki).decode() == pem, "a key is miswritten")
    verify_signature(key, raw(signature), device + sha256(client))
    said = read(client)
    need(said["type"] == "webauthn.get", "the passkey was not asked to sign")
    need(raw(said["challenge"]) == sha256(text), "the passkey signed another text")
    need(device[32] & PRESENT and device[32] & VERIFIED, "the device did not check who held it")
    if given.site:
        site = urllib.parse.urlsplit(given.site)
        need(said["origin"] == f"{site.scheme}://{site.netloc}" and not said.get("crossOrigin"),
             "the passkey signed on another page")
        need(device[:32] == sha256(site.hostname.encode()), "the passkey is of another site")
    else:
        given.unchecked.add("that it was signed on a page of the bank (--site)")
    pins = {"credential": sha256(raw(credential)).hex(), "key": sha256(der).hex()}.items()
    has_pins = "key" in line[DETAILS]
    need(not has_pins or pins <= line[DETAILS].items(), "the trail has another key of this order")
    if added is None:
        need(not has_pins, "the trail never saw this customer's key")
        given.unchecked.add("that the key was the customer's: the trail named no keys then")
        return "a passkey"
    known, began = line_of(given, added)
    need(known[ACTION] in ("passkey.added", "passkey.recorded") and pins <= known[DETAILS].items()
         and known[SUBJECT] == f"user:{line[PERSON]}", "the trail never saw this customer's key")
    if began > number:
        given.unchecked.add("that the key was the customer's: the trail names it only since then")
    return f"the passkey {known[DETAILS]['passkey']} (in the trail since {known[AT]} UTC)"


def target_of(given, used, line, order):
    """The order or the recurring bill that the trail says was made by a signature."""
    changes = order["call"] == "transfers/schedules/change"
    if line[ACTION] == "transfer.created":
        need(used is None and not changes, "another thing was signed")
        return line[SUBJECT].removeprefix("transfer:")
    if used is None:
        given.unchecked.add("what was paid by it: the trail did not say so then")
        return None
    deed, _ = line_of(given, used)
    noun, target = deed[SUBJECT].split(":")
    need((deed[ACTION], noun) == (("schedule.changed", "schedule") if changes else
                                  ("transfer.created", "transfer")), "another thing was signed")
    need(deed[DETAILS].get("authorisation") == line[SUBJECT].removeprefix("authorisation:")
         and deed[PERSON] == line[PERSON], "the order was made by another signature")
    need(not changes or order["body"]["scheduleId"] == target, "another bill was changed")
    return target


def most(order, day):
    """The largest amount, in cents, that an order lets a recurring bill pay on a day."""
    body = order["body"]
    begins, once_only = body.get("date", ""), body.get("payments") == "next"
    is_meant = day == begins if once_only else day >= begins
    return round(body["amount"] * 100) if is_meant else 0


def bill_of(given, date, number, orders):
    """The recurring bill that a payment is a later date of, and what was paid."""
    line, _ = line_of(given, date)
    need(line[ACTION] in ("transfer.paid", "transfer.declined")
         and line[SUBJECT] == f"transfer:{number}", "the trail tells of another payment")
    bill, day, amount = (line[DETAILS].get(name) for name in ("schedule", "day", "amount"))
    if bill is None:
        given.unchecked.add("that this payment is of that bill: the trail did not say so then")
        return None, ""
    cents = int("".join(filter(str.isdigit, amount)))
    need(max(most(order, day) for order in orders) >= cents, "no signature covers its amount")
    return bill, f": {amount} for {day}, a later date of what was signed"


def shown(order):
    body = dict(order["body"])
    text = f"  {order['call']}: {body.pop('amount'):.2f} {body.pop('currency', 'USD')}"
    if "recipientName" in body:
        text += f" to {body.pop('recipientName')} ({body.pop('recipientAccount')})"
    price = {name: order[name] for name in order if name not in ("call", "body")}
    return "; ".join([text, *(f"{name} {value}" for name, value in {**body, **price}.items())])


def check(given, evidence):
    version = evidence["format"].removeprefix("larkmoor-evidence-")
    need(version in ("3", "4", "5"), "it is of another version")
    given.old = version == "3"
    if given.old:
        given.unchecked.add("what else the file says: it is of the version before")
    _, order, date, signatures = parts(
        given, evidence, "format", "order", "recurringDate", "authorisations")
    number, = parts(given, order, "id")
    need(isinstance(number, str) and signatures, "no signature is kept of this order")
    said, orders, targets = [], [], set()
    for signature in signatures:
        text, trail, used, passkey = parts(
            given, signature, "signedText", "trail", "used", "passkey")
        need(trail, "the trail does not know it")
        line, block = line_of(given, trail)
        need(line[ACTION] in ("order.signed", "transfer.created")
             and line[DETAILS].get("digest") == sha256(text.encode()).hex(),
             "the trail has another text")
        factor = line[DETAILS]["with"]
        need((factor == "passkey") == (passkey is not None), f"the trail says it was by {factor}")
        by = passkey_of(given, passkey, text.encode(), line, block) if passkey else BY[factor]
        orders.append(read(text)["order"])
        targets.add(target_of(given, used, line, orders[-1]))
        said += [f"Signed {line[AT]} UTC by customer {line[PERSON]} with {by}", shown(orders[-1])]
    bill, paid = (number, "") if date is None else bill_of(given, date, number, orders)
    need(len({bill, *targets} - {None}) <= 1, "another order was signed")
    return ([] if None in {bill, *targets} else [f"Order {number}{paid}"]) + said


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("file")
    parser.add_argument("--key", action="append", default=[])
    parser.add_argument("--site")
    given = parser.parse_args(namespace=argparse.Namespace(unchecked=set()))
    try:
        said = check(given, read(open(given.file).read()))
    except Wrong as wrong:
        sys.exit(f"Does not hold: {wrong}.")
    except InvalidSignature:
        sys.exit("Does not hold: a signature is not of what it stands under.")
    except (AttributeError, LookupError, OSError, TypeError, UnsupportedAlgorithm, ValueError):
        sys.exit("Does not hold: the file cannot be read.")
    for line in said + [f"Not checked: {what}." for what in sorted(given.unchecked)]:
        print("".join(char if char.isprintable() else "?" for char in line))
    print("Nothing speaks against it." if given.unchecked else "All of it holds.")
    return 3 if given.unchecked else 0


if __name__ == "__main__":
    sys.exit(main())
