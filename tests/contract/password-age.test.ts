import { expect, test } from 'vitest';
import { castPassword, type Customer } from '../../fixtures/people.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer } = useSharedDesk();

const chosenAt = async (who: Customer) =>
  (await ask(who, 'GET', '/api/users/user')).body.passwordChangedAt as string | null;

test('a customer reads when their password was last chosen, first at the registration', async () => {
  const who = await customer();
  const registered = await chosenAt(who);
  const { createdAt } = (await ask(who, 'GET', '/api/users/user')).body;
  expect(registered).toBe(createdAt);
  const change = { currentPassword: castPassword, newPassword: 'another-long-one' };
  expect((await ask(who, 'POST', '/api/users/password', change)).status).toBe(200);
  expect(Date.parse((await chosenAt(who)) ?? '')).toBeGreaterThan(Date.parse(registered ?? ''));
});

test('of a password from before this was kept, no date is made up', async () => {
  const who = await customer();
  await bank().bank.db.query('UPDATE users SET password_changed_at = NULL WHERE id = $1', [who.id]);
  expect(await chosenAt(who)).toBeNull();
});
