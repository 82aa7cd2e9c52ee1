import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import type { Person } from '../../fixtures/people.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await openTestBank();
});
afterEach(() => bank.close());

const path = '/api/deposits/checks';
const paper = (number: number) => checkPictures({ from: 'Harrow Street Clinic', to: 'Alice Ames', amount: 120, number });
const send = (who: Pick<Person, 'token'>, form: FormData) => bank.call('POST', path, { token: who.token, form });
const list = async (who: Pick<Person, 'token'>) => (await bank.call('GET', path, { token: who.token })).body;
const flagsOf = async () =>
  (await bank.bank.db.query<{ flags: string[] }>('SELECT flags FROM check_deposit ORDER BY created_at')).rows.map(({ flags }) => flags);

describe('201: a check is kept for staff, and no money moves', () => {
  test('it stands in the list with its pictures, for its owner alone', async () => {
    const { alice, bruno, carla, admin } = bank.cast;
    const { status, body } = await send(alice, checkForm(await paper(101), { amount: '120.00', account: alice.savings.number }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'Check Submitted Successfully!', check: { status: 'Received', amount: 120, account: alice.savings.number } });
    expect((await list(alice)).checks).toEqual([body.check]);
    for (const side of [body.check.front, body.check.back]) {
      const seen = await bank.call('GET', side, { token: alice.token });
      expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect((await bank.call('GET', side)).status).toBe(401);
      for (const other of [bruno, carla]) expect((await bank.call('GET', side, { token: other.token })).body.code).toBe('FILE_NOT_FOUND');
      expect((await bank.call('GET', side, { token: admin.token })).status).toBe(200);
    }
    const { rows } = await bank.bank.db.query(`SELECT actor, subject FROM audit_event WHERE action = 'file.viewed'`);
    expect(rows).toEqual([1, 2].map(() => ({ actor: `admin:${admin.id}`, subject: `user:${alice.id}` })));
  });

  test('without amount and account it goes to Checking, and the bank reads the amount', async () => {
    const { alice } = bank.cast;
    const { body } = await send(alice, checkForm(await paper(102), { amount: ' ' }));
    expect(body.check).toMatchObject({ account: alice.checking.number, amount: null });
  });
});
