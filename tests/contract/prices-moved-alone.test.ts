import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { shippedReferenceRates } from '../../config/reference-rates.ts';
import { expectStatus, signIn } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { acceptanceOf, invite } from '../support/invited-colleague.ts';
import { dailyFile } from '../support/rates-source.ts';
import { turnOn } from '../support/second-factor.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

/* One person of the staff moves no price further than the policy, in whatever files and by whose hand. */

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.withoutLimits();
  await addAnotherAdmin(testBank, 'a.teller', 'teller');
});
afterAll(() => testBank.close());

const newest = shippedReferenceRates.at(-1)?.perEuro;
/** The shipped rate, moved. */
const by = (currency: 'USD' | 'GBP', factor: number) =>
  (Number(newest?.[currency]) * factor).toFixed(6);
const manager = () => testBank.freshToken(testBank.cast.admin);

async function give(token: string, rates: Record<string, string>) {
  const form = new FormData();
  const content = dailyFile(testBank.bank.clock.businessDay(), rates);
  form.set('file', new Blob([content], { type: 'text/xml' }), 'eurofxref-daily.xml');
  form.set('confirmed', 'yes');
  return (await testBank.call('POST', '/api/admin/rates', { token, form })).status;
}
/** The dollars that a customer pays for a thousand. */
async function priceOf(currency: 'EUR' | 'GBP'): Promise<number> {
  const { token } = testBank.cast.alice;
  const path = `/api/fx/quote?amount=1000&currency=${currency}`;
  return Number((await testBank.call('GET', path, { token })).body.equivalentUsd);
}
async function asOwner(sql: string): Promise<void> {
  const owner = await testBank.bank.openSnapshot();
  await owner.query(sql).finally(() => owner.close());
}
/** As if whatever was recorded or given had been so a day earlier. */
async function aDayPasses(): Promise<void> {
  await asOwner(`UPDATE reference_rate SET recorded_at = recorded_at - interval '25 hours'
    WHERE recorded_by <> 'system:bank'`);
  await asOwner(`UPDATE rates_proposal SET proposed_at = proposed_at - interval '25 hours'`);
}
const startAnew = () =>
  asOwner(`DELETE FROM reference_rate WHERE recorded_by <> 'system:bank';
    DELETE FROM rates_proposal`);

test('dollars and pounds that move apart, each by less than the bound, wait', async () => {
  await startAnew();
  const before = await priceOf('GBP');
  const apart = { USD: by('USD', 0.951), GBP: by('GBP', 1.049) };
  expect(await give(await manager(), apart)).toBe(202);
  expect(await priceOf('GBP')).toBe(before);
  // Together they move no price of the pound at all.
  const together = { USD: by('USD', 0.951), GBP: by('GBP', 0.951) };
  expect(await give(await manager(), together)).toBe(201);
  expect(await priceOf('GBP')).toBeCloseTo(before, 0);
});

test('small steps, one a day, add up to twice the bound in a month; more waits', async () => {
  await startAnew();
  const before = await priceOf('EUR');
  const statuses: number[] = [];
  for (let step = 1; step <= 4; step += 1) {
    statuses.push(await give(await manager(), { USD: by('USD', 0.96 ** step) }));
    await aDayPasses();
  }
  expect(statuses).toEqual([201, 201, 202, 202]);
  expect((await priceOf('EUR')) / before).toBeGreaterThan(0.9);
  // All of the staff have seen the third for a day: from there on another month is counted.
  const third = { USD: by('USD', 0.96 ** 3) };
  expect(await give(await manager(), third)).toBe(201);
  await aDayPasses();
  expect(await give(await manager(), { USD: by('USD', 0.96 ** 4) })).toBe(201);
});

test('who moves rates by turns with whom they invited a moment ago moves them alone', async () => {
  await startAnew();
  const { db, clock } = testBank.bank;
  const one = { ...shippedPolicies.twoPeople, terms: 'one' } as const;
  await setPolicy(db, 'twoPeople', one, clock.businessNow());
  const first = await manager();
  const { secret } = await invite(testBank, { token: first }, { role: 'manager' });
  const body = acceptanceOf(secret);
  expectStatus(await testBank.call('POST', '/api/auth/invitations/accept', { body }), 201);
  const puppet = await signIn(testBank.call, body.username, body.newPassword);
  await turnOn(testBank.call, { token: puppet });
  const before = await priceOf('EUR');
  const statuses: number[] = [];
  for (let step = 1; step <= 4; step += 1)
    statuses.push(await give(step % 2 === 0 ? first : puppet, { USD: by('USD', 0.96 ** step) }));
  expect(statuses).toEqual([201, 202, 202, 202]);
  expect((await priceOf('EUR')) / before).toBeGreaterThan(0.95);
  // The next day they are two people, as any others.
  await asOwner(`UPDATE staff_invitation SET ended_at = ended_at - interval '25 hours'`);
  expect(await give(first, { USD: by('USD', 0.96 ** 2) })).toBe(201);
});
