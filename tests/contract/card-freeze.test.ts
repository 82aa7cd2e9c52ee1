import { describe, expect, test } from 'vitest';
import { castPassword, expectStatus, type Person } from '../../fixtures/people.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff, mailsTo: mailsToHolder } = useSharedDesk();
const { add, prove } = passkeyCalls((...given) => bank().call(...given));

type Who = Pick<Person, 'token'>;
const freeze = (who: Who, id: string) => ask(who, 'POST', `/api/card/${id}/freeze`);
const unfreeze = (who: Who, id: string, body: object = {}) =>
  ask(who, 'POST', `/api/card/${id}/unfreeze`, body);
const reveal = async (who: Who) =>
  expectStatus(await ask(who, 'POST', '/api/card/reveal', { password: castPassword }), 200).body
    .cards;

async function holder() {
  const who = await customer();
  const { body } = await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' });
  return { who, card: body as { _id: string; cardNumber: string; cvv: string } };
}

const linesOf = async (id: string) =>
  (
    await bank().bank.db.query<{ action: string }>(
      "SELECT action FROM audit_event WHERE subject = $1 AND action <> 'card.issued' ORDER BY at",
      [`card:${id}`],
    )
  ).rows.map(({ action }) => action);

const mailsTo = async ({ username }: Person, subject: string) => {
  await bank().worker.runAll();
  return (await bank().outbox()).filter(
    (mail) => mail.includes(subject) && mail.includes(`Hello ${username},`),
  ).length;
};

describe('freezing', () => {
  test('needs no proof, hides number and code from every call, and is told by mail [D-55 L-293]', async () => {
    const { who, card } = await holder();
    const { body } = expectStatus(await freeze(who, card._id), 200);
    expect(body).toEqual({
      code: 'CARD_FROZEN',
      params: { type: 'debit' },
      message: 'Your debit card is frozen.',
      card: expect.objectContaining({ masked: true, cvv: '***', frozenAt: expect.any(String) }),
    });
    const before = await linesOf(card._id);
    expect(await reveal(who)).toEqual([body.card]);
    expect((await ask(who, 'GET', '/api/card/all')).body.cards).toEqual([body.card]);
    // The trail does not say that a hidden number was shown.
    expect(await linesOf(card._id)).toEqual(before);
    expect(await mailsTo(who, 'Your debit card is frozen')).toBe(1);
  });

  test('twenty at once are one: one line, one mail, and the first moment stays', async () => {
    const { who, card } = await holder();
    const answers = await atOnce(20, () => freeze(who, card._id));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.card.frozenAt)).size).toBe(1);
    expect((await linesOf(card._id)).filter((action) => action === 'card.frozen')).toHaveLength(1);
    expect(await mailsTo(who, 'Your debit card is frozen')).toBe(1);
  });

  test('leaves the other card of its holder as it is', async () => {
    const { who, card } = await holder();
    await ask(who, 'POST', '/api/card/generate', { cardType: 'credit' });
    await freeze(who, card._id);
    const [credit, debit] = await reveal(who);
    expect([credit.masked, debit.masked]).toEqual([undefined, true]);
  });

  test('is refused for another’s card, a deleted one, and to the suspended', async () => {
    const [{ who, card }, other] = [await holder(), await holder()];
    expect(said(await freeze(other.who, card._id))).toEqual([404, 'CARD_NOT_FOUND']);
    await freeze(other.who, other.card._id);
    await ask(other.who, 'DELETE', `/api/card/delete/${other.card._id}`);
    for (const change of [freeze, unfreeze])
      expect(said(await change(other.who, other.card._id))).toEqual([404, 'CARD_NOT_FOUND']);
    expectStatus(await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`), 200);
    for (const change of [freeze, unfreeze])
      expect(said(await change(who, card._id))).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  test('a frozen card can be deleted, and the next one is not frozen', async () => {
    const { who, card } = await holder();
    await freeze(who, card._id);
    expectStatus(await ask(who, 'DELETE', `/api/card/delete/${card._id}`), 200);
    const { body } = await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' });
    expect(body.frozenAt).toBeUndefined();
    expect(body.masked).toBeUndefined();
  });
});

describe('deleting a frozen card', () => {
  const remove = (who: Who, id: string, body?: object) =>
    ask(who, 'DELETE', `/api/card/delete/${id}`, body);

  test('wants what unfreezing it wants; without it the card stays frozen [L-293]', async () => {
    const { who, card } = await holder();
    await freeze(who, card._id);
    expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711' }), 201);
    const is = async (proof?: object) => said(await remove(who, card._id, proof));
    for (const proof of [undefined, {}, { password: castPassword }])
      expect(await is(proof)).toEqual([403, 'PROOF_NEEDED pin']);
    expect(await is({ securityPin: '0000' })).toEqual([403, 'WRONG_PIN']);
    expect(said(await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' }))).toEqual([
      409,
      'CARD_EXISTS',
    ]);
    const pin = { securityPin: '4711' };
    const { recoveryCodes } = await turnOn(bank().call, who, pin);
    expect(await is(pin)).toEqual([403, 'PROOF_NEEDED code']);
    const { device } = await add(who, {}, { code: recoveryCodes[0] });
    expect(await is({ code: recoveryCodes[1] })).toEqual([403, 'PROOF_NEEDED passkey']);
    expect((await linesOf(card._id)).at(-1)).toBe('card.frozen');
    expectStatus(await remove(who, card._id, await prove(who, device)), 200);
    expect((await linesOf(card._id)).at(-1)).toBe('card.blocked');
  });

  test('no card is deleted without it that was frozen a moment before', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { who, card } = await holder();
      expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711' }), 201);
      const [frozen, deleted] = await Promise.all([
        freeze(who, card._id),
        remove(who, card._id),
        freeze(who, card._id),
      ]);
      const isFrozen = frozen.status === 200 && deleted.status === 403;
      const isDeleted = deleted.status === 200;
      expect([isFrozen, isDeleted]).toContain(true);
      const lines = (await linesOf(card._id)).filter((action) => action !== 'card.revealed');
      expect(lines).toBeOneOf([['card.frozen'], ['card.blocked']]);
    }
  });
});

describe('what its holder is told', () => {
  test('of a card that is issued, frozen, unfrozen and deleted has “This was not me” [V6.3.7]', async () => {
    const { who, card } = await holder();
    await freeze(who, card._id);
    expectStatus(await unfreeze(who, card._id), 200);
    expectStatus(await ask(who, 'DELETE', `/api/card/delete/${card._id}`), 200);
    const mails = (await mailsToHolder(who)).filter((mail) => /Subject: Your .*card/.test(mail));
    expect(mails).toHaveLength(4);
    for (const mail of mails) expect(mail).toContain('/not-me#token=');
  });
});

describe('unfreezing', () => {
  test('shows the number again, leaves a line and a mail; a second time nothing', async () => {
    const { who, card } = await holder();
    await freeze(who, card._id);
    const { body } = expectStatus(await unfreeze(who, card._id), 200);
    expect(body.message).toBe('Your debit card is no longer frozen.');
    expect(body.card.frozenAt).toBeUndefined();
    expect(await reveal(who)).toEqual([card]);
    expectStatus(await unfreeze(who, card._id), 200);
    expect(await linesOf(card._id)).toEqual([
      'card.revealed',
      'card.frozen',
      'card.unfrozen',
      'card.revealed',
    ]);
    expect(await mailsTo(who, 'Your debit card is no longer frozen')).toBe(1);
  });

  test('wants the strongest factor: the PIN, a code, a passkey; a weaker one is refused [L-293]', async () => {
    const { who, card } = await holder();
    await freeze(who, card._id);
    const is = async (proof: object) => said(await unfreeze(who, card._id, proof));
    const password = { password: castPassword };
    expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711' }), 201);
    expect(await is(password)).toEqual([403, 'PROOF_NEEDED pin']);
    expect(await is({ securityPin: '0000' })).toEqual([403, 'WRONG_PIN']);
    const pin = { securityPin: '4711' };
    const { secret, recoveryCodes } = await turnOn(bank().call, who, pin);
    expect(await is(pin)).toEqual([403, 'PROOF_NEEDED code']);
    const { device } = await add(who, {}, { code: recoveryCodes[0] });
    expect(await is({ ...pin, code: codeOf(secret, 1) })).toEqual([403, 'PROOF_NEEDED passkey']);
    expect((await linesOf(card._id)).at(-1)).toBe('card.frozen');
    expectStatus(await unfreeze(who, card._id, await prove(who, device)), 200);
  });

  test('with the password alone, a sign-in of more than five minutes ago is too old', async () => {
    const { who, card } = await holder();
    await freeze(who, card._id);
    await bank().bank.db.query(
      `UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'
        WHERE user_id = $1`,
      [who.id],
    );
    const token = await bank().freshToken(who);
    expect(said(await unfreeze({ token: who.token }, card._id))).toEqual([
      403,
      'PROOF_NEEDED password',
    ]);
    expectStatus(await unfreeze({ token }, card._id), 200);
  });

  test('is seen by staff on the customer’s page', async () => {
    const { who, card } = await holder();
    const seen = async () =>
      (await ask(staff(), 'GET', `/api/admin/users/${who.id}/cards`)).body.cards[0].frozenAt;
    expect(await seen()).toBeUndefined();
    await freeze(who, card._id);
    expect(await seen()).toEqual(expect.any(String));
    await unfreeze(who, card._id);
    expect(await seen()).toBeUndefined();
  });
});
