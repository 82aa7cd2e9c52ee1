import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPython } from '../../scripts/test/find-python.ts';
import type { Evidence } from '../../server/money/approvals/evidence.ts';
import { findEvidence } from '../../server/money/approvals/evidence.ts';
import { blockSigner } from '../../server/services/audit/block-signatures.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { billBody } from '../support/bills.ts';
import { chainAll } from '../support/chained-trail.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno } = useBankPerTest();
const calls = passkeyCalls((...given) => bank().call(...given));
const party = { id: 'localhost', origin: 'http://localhost:3000' };

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'larkmoor-evidence-'))));
afterEach(() => rm(folder, { recursive: true }));

/** What the script says of evidence, and its exit code. */
async function verify(
  evidence: unknown,
  publishedKey: readonly string[] = [],
): Promise<{ code: number; said: string }> {
  const file = join(folder, 'evidence.json');
  await writeFile(file, JSON.stringify(evidence));
  return await new Promise((resolve) => {
    execFile(
      findPython() ?? 'python3',
      ['docs/evidence/verify.py', file, ...publishedKey],
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
      },
    );
  });
}

/** The evidence once the line of the trail is in a block. */
async function evidenceOf(orderId: string): Promise<Evidence> {
  const { db, secrets, clock } = bank().bank;
  await chainAll(db, blockSigner(secrets), clock.now().add({ minutes: 1 }));
  return (await findEvidence(db, orderId, party)) as Evidence;
}

/** Replaces a part of a text in evidence; the text must have it. */
function replaceIn<Holder extends object>(
  holder: Holder | null | undefined,
  name: keyof Holder,
  part: string | RegExp,
  by: string,
): void {
  const text = String(holder?.[name]);
  const other = text.replace(part, by);
  expect(other).not.toBe(text);
  Object.assign(holder ?? {}, { [name]: other });
}

const trailOf = ({ authorisations: [signed] }: Evidence) => signed?.trail;

async function payWithPasskey(): Promise<string> {
  const { alice } = cast();
  const { device } = await calls.add(alice, {
    device: createAuthenticator(party.origin),
    name: 'Alice’s phone',
  });
  const order = { call: 'transfers/local', body: toBruno(5) };
  const { token } = alice;
  const begun = await bank().call('POST', '/api/approvals/begin', { token, body: { order } });
  const { nonce, options } = begun.body;
  const passkey = { nonce, credential: device.get(options) };
  await bank().call('POST', '/api/approvals', { token, body: { passkey, order } });
  return (await pay(toBruno(5))).body.transfer._id;
}

describe('the evidence of a payment', () => {
  test('is verified by a script that knows nothing of the bank', async () => {
    const evidence = await evidenceOf(await payWithPasskey());
    const { code, said } = await verify(evidence);
    expect(said).toMatch(/5\.00 USD to Bruno Bell[^]*with the passkey Alice’s phone: holds/);
    const key = trailOf(evidence)?.block?.publicKey ?? '';
    expect(said).toContain(`of the trail is signed with ${key}`);
    expect(code).toBe(0);
    expect(await verify(evidence, [key])).toMatchObject({ code: 0 });
    expect(await verify(evidence, [`ed25519:${'A'.repeat(43)}`])).toMatchObject({
      code: 1,
      said: expect.stringContaining('not signed with the published key'),
    });
  });

  test('says that the trail has no block of it yet, and to ask again', async () => {
    const orderId = await payWithPasskey();
    const evidence = await findEvidence(bank().bank.db, orderId, party);
    expect(await verify(evidence)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no block of the trail holds its line yet'),
    });
  });

  test('does not hold with anything in it changed', async () => {
    const evidence = await evidenceOf(await payWithPasskey());
    const changes: [what: string, change: (other: Evidence) => void][] = [
      ['amount', (other) => (other.order.amountMinor = '50000')],
      [
        'text',
        ({ authorisations: [signed] }) =>
          signed && (signed.signedText = signed.signedText.replace('"amount":5', '"amount":50')),
      ],
      ['session', ({ authorisations: [signed] }) => signed && (signed.session = 'another')],
      ['trail', ({ authorisations: [signed] }) => signed && (signed.trail = null)],
      ['line of the trail', (other) => replaceIn(trailOf(other), 'event', 'passkey', 'pin')],
      ['block', (other) => replaceIn(trailOf(other)?.block, 'text', '[1,', '[2,')],
      [
        'signature of the block',
        (other) => replaceIn(trailOf(other)?.block, 'signature', /^.../, 'AAA'),
      ],
      ['place in the trail', (other) => void Object.assign(trailOf(other) ?? {}, { block: null })],
      ['site', (other) => (other.relyingParty = { ...party, id: 'evil.example' })],
      ['page', (other) => (other.relyingParty = { ...party, origin: 'https://evil.example' })],
      [
        'key',
        ({ authorisations: [signed] }) =>
          signed?.passkey &&
          (signed.passkey.signature = signed.passkey.signature.replace(/...$/, 'AAA')),
      ],
      ['everything', (other) => (other.authorisations = [])],
    ];
    for (const [what, change] of changes) {
      const other = structuredClone(evidence);
      change(other);
      expect([what, (await verify(other)).code]).toEqual([what, 1]);
    }
  });

  test('of a later date of a recurring bill is the signature of the bill, up to its amount', async () => {
    const { alice } = cast();
    const { token } = alice;
    const bill = billBody(50, { paymentType: 'Recurring', frequency: 'monthly' });
    const order = { call: 'transfers/payBill', body: bill };
    for (const [path, body] of [
      ['/api/approvals/pin', { securityPin: '4711' }],
      ['/api/approvals', { securityPin: '4711', order }],
      ['/api/transfers/payBill', bill],
    ] as const)
      expect((await bank().call('POST', path, { token, body })).status).toBe(201);
    // A month, a weekend and a holiday.
    await bank().advance('P36D');
    const { body: list } = await bank().call('GET', '/api/transfers/transactions?page=1', {
      token,
    });
    const paid = list.transfers.filter(({ amount }: { amount: number }) => amount === 50);
    expect(paid).toHaveLength(2);
    for (const { _id: id } of paid) {
      const { body } = await bank().call('GET', `/api/transfers/${id}`, { token });
      expect(body.confirmation).toEqual({ passkey: null, at: expect.any(String) });
      const evidence = await evidenceOf(id);
      expect(evidence.order.scheduleId === null).toBe(id !== paid[0]._id);
      expect(await verify(evidence)).toMatchObject({ code: 0 });
      evidence.order.amountMinor = '5100';
      expect((await verify(evidence)).code).toBe(1);
    }
  });

  test('of a PIN says that it is by the bank’s word', async () => {
    const { alice } = cast();
    const order = { call: 'transfers/local', body: toBruno(5) };
    for (const [path, body] of [
      ['/api/approvals/pin', { securityPin: '4711' }],
      ['/api/approvals', { securityPin: '4711', order }],
    ] as const)
      await bank().call('POST', path, { token: alice.token, body });
    const evidence = await evidenceOf((await pay(toBruno(5))).body.transfer._id);
    const { code, said } = await verify(evidence);
    expect([code, said]).toEqual([0, expect.stringContaining("by the bank's word): holds")]);
  });
});

test('the script is short enough to be read before it is believed', async () => {
  const lines = (await readFile('docs/evidence/verify.py', 'utf8')).split('\n');
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(92);
  expect((await stat('docs/evidence/verify.py')).size).toBeLessThan(5_500);
});
