import { describe, expect, test } from 'vitest';
import { castPassword, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, mailsTo } = useSharedDesk();

const path = '/api/users/mail-choices';
const choose = (who: Customer, mail: unknown, wanted: unknown) =>
  ask(who, 'PUT', path, { mail, wanted });
const unwantedOf = async (who: Customer) =>
  (await ask(who, 'GET', path)).body.choices
    .filter(({ wanted }: { wanted: boolean }) => !wanted)
    .map(({ mail }: { mail: string }) => mail);
const trailOf = async ({ id }: Customer) =>
  (
    await bank().bank.db.query<{ action: string; notice: string }>(
      `SELECT action, details->>'notice' AS notice FROM audit_event WHERE subject = $1
        AND action LIKE 'notice.%' ORDER BY at`,
      [`user:${id}`],
    )
  ).rows;

const tomorrow = () =>
  new Date(bank().bank.clock.businessNow().epochMilliseconds + 23 * 3_600_000).toISOString();
/** An order of tomorrow that no money is there for. */
const scheduleMore = (who: Customer) =>
  ask(
    who,
    'POST',
    '/api/transfers/local',
    localTransferBody(who, { name: 'Robin Reed', account: '123456789' }, 40, {
      transferDate: tomorrow(),
    }),
  );
const warnings = async (who: Customer) =>
  (await mailsTo(who)).filter((mail) =>
    mail.includes('Subject: A payment is coming up, and your balance is too low for it'),
  );

describe('mails that may be turned off', () => {
  test('are sent until turned off, and again when turned on; each says where [D-73]', async () => {
    const [reader, other] = [await customer(), await customer()];
    expect(await unwantedOf(reader)).toEqual([]);
    for (const who of [reader, other]) expect((await scheduleMore(who)).status).toBe(201);
    expect((await warnings(reader))[0]).toContain('turn it off in your profile');

    expect((await choose(reader, 'short-funds', false)).body.message).toBe(
      '“Low balance before a payment” is off. You no longer get this email.',
    );
    for (const who of [reader, other]) expect((await scheduleMore(who)).status).toBe(201);
    expect([(await warnings(reader)).length, (await warnings(other)).length]).toEqual([1, 2]);
    expect([await unwantedOf(reader), await unwantedOf(other)]).toEqual([['short-funds'], []]);

    await choose(reader, 'short-funds', true);
    await scheduleMore(reader);
    expect(await warnings(reader)).toHaveLength(2);
  });

  test('said twice, also at once, are one change and one line of the trail', async () => {
    const who = await customer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(who, 'loan-repaid', false)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await choose(who, 'loan-repaid', true);
    expect(await trailOf(who)).toEqual([
      { action: 'notice.turned_off', notice: 'loan-repaid' },
      { action: 'notice.turned_on', notice: 'loan-repaid' },
    ]);
  });

  test('that keep the account safe or are owed cannot be turned off [D-73]', async () => {
    const who = await customer();
    for (const mail of ['password-changed', 'new-device', '', 7, undefined]) {
      const answer = await choose(who, mail, false);
      expect(said(answer)).toEqual([400, 'INVALID_FIELDS']);
      expect(answer.body.fields.mail).toMatch(/cannot be turned off/);
    }
    expect((await choose(who, 'short-funds', 'no')).body.fields.wanted).toBe(
      'Please say whether you want this email: true or false.',
    );
    for (const { mail } of (await ask(who, 'GET', path)).body.choices)
      await choose(who, mail, false);
    expect(
      (
        await ask(who, 'POST', '/api/users/password', {
          currentPassword: castPassword,
          newPassword: 'another-long-one',
        })
      ).status,
    ).toBe(200);
    expect(
      (await mailsTo(who)).filter((mail) => mail.includes('Subject: Your password was changed')),
    ).toHaveLength(1);
  });
});
