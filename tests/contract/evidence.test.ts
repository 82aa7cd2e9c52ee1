import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPython } from '../../scripts/test/find-python.ts';
import type { Evidence } from '../../server/money/approvals/evidence.ts';
import { findEvidence } from '../../server/money/approvals/evidence.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno } = useBankPerTest();
const calls = passkeyCalls((...given) => bank().call(...given));
const party = { id: 'localhost', origin: 'http://localhost:3000' };

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'larkmoor-evidence-'))));
afterEach(() => rm(folder, { recursive: true }));

/** What the script says of evidence, and its exit code. */
async function verify(evidence: unknown): Promise<{ code: number; said: string }> {
  const file = join(folder, 'evidence.json');
  await writeFile(file, JSON.stringify(evidence));
  return await new Promise((resolve) => {
    execFile(
      findPython() ?? 'python3',
      ['docs/evidence/verify.py', file],
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
      },
    );
  });
}

const evidenceOf = async (orderId: string) =>
  (await findEvidence(bank().bank.db, orderId, party)) as Evidence;

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
    expect(code).toBe(0);
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
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(65);
  expect((await stat('docs/evidence/verify.py')).size).toBeLessThan(4_000);
});
