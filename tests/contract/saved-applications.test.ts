import { expect, test } from 'vitest';
import type { Customer } from '../../fixtures/people.ts';
import { validBodies } from '../support/valid-bodies.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, ask, customer } = useSharedDesk();

const half = {
  loanAmount: '$12,0',
  loanPurpose: 'auto',
  additionalNotes: 'A used van,\nfrom a friend.',
};
const save = (who: Customer, fields: unknown = half) => ask(who, 'PUT', '/api/loans/saved', fields);
const saved = async (who: Pick<Customer, 'token'>) =>
  (await ask(who, 'GET', '/api/loans/saved')).body.saved;
const rows = async (who: Customer) =>
  (
    await bank().bank.db.query<{ sealed: Buffer }>(
      'SELECT sealed FROM saved_application WHERE id = $1',
      [who.id],
    )
  ).rows;
const actsOf = async (who: Customer) =>
  (
    await bank().bank.db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE subject = $1 AND action LIKE 'application.%'
        ORDER BY at`,
      [`user:${who.id}`],
    )
  ).rows;

test('a half-typed application is kept as typed, for its customer alone [D-60]', async () => {
  const [nora, other] = [await customer(), await customer()];
  expect(await saved(nora)).toBeNull();
  const { status, body } = await save(nora);
  expect([status, body.message, body.saved.fields]).toEqual([
    200,
    expect.stringMatching(/^Saved until \w{3}, .* on any device\.$/),
    half,
  ]);
  const { token } = (
    await bank().call('POST', '/api/users/login', {
      body: { username: nora.username, email: nora.username, password: nora.password },
    })
  ).body;
  expect(await saved({ token })).toMatchObject({ fields: half });
  expect(await saved(other)).toBeNull();
  await save(nora, { income: '54,000' });
  expect(await saved(nora)).toMatchObject({ fields: { income: '54,000' } });
  expect(await rows(nora)).toHaveLength(1);
  const [kept] = await rows(nora);
  expect(kept?.sealed.includes('54,000')).toBe(false);
  expect((await ask(staff(), 'GET', '/api/loans/saved')).status).toBe(403);
});

test('it is gone when sent, when deleted, and after thirty days', async () => {
  const [sent, deleted, forgotten] = [await customer(), await customer(), await customer()];
  for (const who of [sent, deleted, forgotten]) await save(who);
  expect(
    (
      await ask(sent, 'POST', '/api/loans', {
        ...validBodies(bank().cast)['submitLoanApplication'],
        loanTerm: 0,
      })
    ).status,
  ).toBe(400);
  expect(await saved(sent)).not.toBeNull();
  expect(
    (await ask(sent, 'POST', '/api/loans', validBodies(bank().cast)['submitLoanApplication']))
      .status,
  ).toBe(201);
  expect(await saved(sent)).toBeNull();

  for (let times = 0; times < 2; times += 1)
    expect((await ask(deleted, 'DELETE', '/api/loans/saved')).body.message).toBe(
      'Your saved application was deleted.',
    );
  expect(await saved(deleted)).toBeNull();
  expect(await actsOf(deleted)).toEqual([
    { action: 'application.saved' },
    { action: 'application.removed' },
  ]);

  await bank().advance('P29D');
  await bank().worker.runAll();
  expect(await saved(forgotten)).not.toBeNull();
  await bank().advance('P2D');
  await bank().worker.runAll();
  expect([await saved(forgotten), await rows(forgotten)]).toEqual([null, []]);
});

test('nothing is saved that is empty, secret, too long or of a suspended customer', async () => {
  const nora = await customer();
  expect((await save(nora, { loanAmount: ' ' })).body.fields).toEqual({
    loanAmount: 'There is nothing to save yet.',
  });
  for (const field of ['securityPin', 'password', '__proto__'])
    expect((await save(nora, `{"loanAmount":"1","${field}":"4071"}`)).status).toBe(400);
  expect((await save(nora, { additionalNotes: 'x'.repeat(2001) })).body.fields).toEqual({
    additionalNotes: 'At most 2000 characters.',
  });
  expect((await save(nora, { income: 54_000 })).body.fields).toEqual({ income: 'Must be text.' });
  expect(await saved(nora)).toBeNull();
  await save(nora);
  await ask(staff(), 'PUT', `/api/admin/users/suspend/${nora.id}`);
  expect((await save(nora, { loanAmount: '1' })).body.code).toBe('ACCOUNT_SUSPENDED');
  expect(await saved(nora)).toMatchObject({ fields: half });
});

test('a deleted customer leaves none behind', async () => {
  const nora = await customer();
  await save(nora);
  expect((await ask(staff(), 'DELETE', `/api/admin/users/${nora.id}`)).status).toBe(200);
  expect(await rows(nora)).toEqual([]);
});
