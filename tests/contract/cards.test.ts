import { describe, expect, test } from 'vitest';
import { cardBrands } from '../../contract/money/cards.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import type { Customer } from '../../fixtures/people.ts';
import { cardCode } from '../../server/money/cards/card-number.ts';
import { openSecrets } from '../../server/base/sealing/secrets.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();

type Holder = Pick<Customer, 'token'>;

const apply = (holder: Holder, body: object): Promise<Answer> =>
  bank().call('POST', '/api/card/generate', { token: holder.token, body });
const listOf = async ({ token }: Holder) =>
  (await bank().call('GET', '/api/card/all', { token })).body.cards;
const remove = (holder: Holder, id: string) =>
  bank().call('DELETE', `/api/card/delete/${id}`, { token: holder.token });

const passesLuhn = (number: string) =>
  [...number]
    .toReversed()
    .reduce(
      (sum, digit, index) => sum + Number(index % 2 === 0 ? digit : '0246813579'[Number(digit)]),
      0,
    ) %
    10 ===
  0;

/** From the month of today to the month a card ends in. */
function monthsAhead(expiryDate: string): number {
  const [month, year] = expiryDate.split('/').map(Number) as [number, number];
  const today = Temporal.Now.plainDateISO('America/New_York');
  return (2000 + year - today.year) * 12 + month - today.month;
}

describe('a new card', () => {
  test('has a number of its brand’s test range and is good for four to five years [S-36 L-292]', async () => {
    for (const brand of cardBrands) {
      const { status, body, headers } = await apply(cast().alice, { cardType: 'credit', brand });
      expect(status).toBe(201);
      const american = brand === 'American Express';
      const prefix = {
        Visa: '411111',
        MasterCard: '555555',
        Discover: '601111',
        'American Express': '378282',
        Verve: '506099',
      }[brand];
      expect(body).toEqual({
        _id: expect.any(String),
        cardType: 'credit',
        cardNumber: expect.stringMatching(new RegExp(`^${prefix}\\d{${american ? 9 : 10}}$`)),
        expiryDate: expect.stringMatching(/^(0[1-9]|1[0-2])\/\d\d$/),
        cardHolderName: 'alice.ames',
        cvv: expect.stringMatching(american ? /^\d{4}$/ : /^\d{3}$/),
      });
      expect(passesLuhn(body.cardNumber)).toBe(true);
      expect(monthsAhead(body.expiryDate)).toBeGreaterThanOrEqual(48);
      expect(monthsAhead(body.expiryDate)).toBeLessThan(60);
      expect(headers['cache-control']).toBe('no-store');
      await remove(cast().alice, body._id);
    }
  });

  test('is a Visa where no brand is asked for, and is told by mail', async () => {
    const { alice } = cast();
    await bank().bank.db.query("UPDATE users SET full_name = 'Alice Ames' WHERE id = $1", [
      alice.id,
    ]);
    const { body } = await apply(alice, { cardType: 'debit' });
    expect(body.cardNumber).toMatch(/^411111/);
    expect(body.cardHolderName).toBe('Alice Ames');
    await bank().worker.runAll();
    const mails = await bank().outbox();
    expect(mails).toContainEqual(expect.stringContaining('Your new debit card'));
    expect(mails.join()).not.toContain(body.cardNumber);
  });

  test('is the only one of its type, also when twenty are asked for at once [S-36 L-160 L-224 L-292]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => apply(cast().alice, { cardType: 'debit' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused)
      expect([body.code, body.message]).toEqual([
        'CARD_EXISTS',
        'You can only have one Debit card.',
      ]);
    expect((await apply(cast().alice, { cardType: 'credit' })).status).toBe(201);
    expect((await apply(cast().alice, { cardType: 'credit' })).body.message).toBe(
      'You can only have one Credit card.',
    );
    expect(await listOf(cast().alice)).toHaveLength(2);
  });

  test('is refused for what is no type and no brand, and none is issued', async () => {
    const wrong = [
      {},
      { cardType: 'Debit' },
      { cardType: 'platinum' },
      { cardType: 'debit', brand: 'Diners' },
      { cardType: 'debit', brand: 'visa' },
    ];
    for (const body of wrong) {
      const answer = await apply(cast().alice, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_FIELDS']);
    }
    expect(await listOf(cast().alice)).toEqual([]);
  });
});

describe('card numbers at rest', () => {
  /** Every row of every table, as text. */
  async function dump(): Promise<string> {
    const { db } = bank().bank;
    const { rows: tables } = await db.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await db.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      lines.push(...rows.map(({ row }) => row));
    }
    return lines.join('\n');
  }

  test('stand in no table: neither the number nor the code, as text or bytes [S-35 L-292]', async () => {
    const { alice, bruno } = cast();
    const { db } = bank().bank;
    // A few digits occur somewhere by chance, but not those of every card: a column that held the
    // code would.
    let codesFound = 0;
    for (let round = 0; round < 3; round += 1) {
      const cards = [
        (await apply(alice, { cardType: 'debit' })).body,
        (await apply(bruno, { cardType: 'credit', brand: 'American Express' })).body,
      ];
      await remove(bruno, cards[1]._id);
      await bank().worker.runAll();
      const text = await dump();
      for (const { _id, cardNumber, cvv } of cards) {
        expect(text).toContain(_id);
        expect(text).not.toContain(cardNumber);
        expect(text).not.toContain(Buffer.from(cardNumber).toString('hex'));
        if (new RegExp(`[(,"]${cvv}[),"]`).test(text)) codesFound += 1;
      }
      await remove(alice, cards[0]._id);
    }
    expect(codesFound).toBeLessThan(4);
    const { rows: columns } = await db.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'card'",
    );
    expect(columns.map(({ name }) => name).filter((name) => /cvv|code/.test(name))).toEqual([]);
  });

  test('can be resealed by the bank’s own role, and neither changed nor removed', async () => {
    await apply(cast().alice, { cardType: 'debit' });
    const { db } = bank().bank;
    await expect(db.query('UPDATE card SET number_index = number_index')).rejects.toThrow(
      'permission denied',
    );
    await expect(db.query('DELETE FROM card')).rejects.toThrow('permission denied');
  });

  test('have the same code under the same key, and another under another key [S-35 T-10]', async () => {
    const { body } = await apply(cast().alice, { cardType: 'debit' });
    const { token, password } = cast().alice;
    const [again] = (await bank().call('POST', '/api/card/reveal', { token, body: { password } }))
      .body.cards;
    expect(again.cvv).toBe(body.cvv);
    const keys = [1, 2].map((index) =>
      openSecrets(`${bank().bank.config.dataDir}-${index}.key`, true),
    );
    const printed = {
      number: '4111111111111111',
      expiresOn: '2030-08-31',
      brand: 'Visa' as const,
      codeKey: '',
    };
    const codes = Array.from({ length: 20 }, (_, index) =>
      keys.map((secrets) => cardCode(secrets, { ...printed, expiresOn: `20${30 + index}-08-31` })),
    );
    expect(codes.some(([one, other]) => one !== other)).toBe(true);
  });
});

describe('deleting', () => {
  test('blocks the card for good, keeps its history, and makes room for another [D-58]', async () => {
    const { alice } = cast();
    const { body: first } = await apply(alice, { cardType: 'debit' });
    const answer = await remove(alice, first._id);
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Your debit card was deleted. It no longer works.',
    ]);
    expect(await listOf(alice)).toEqual([]);
    const { body: second } = await apply(alice, { cardType: 'debit' });
    expect(second.cardNumber).not.toBe(first.cardNumber);
    const { rows } = await bank().bank.db.query(
      'SELECT blocked_at IS NOT NULL AS blocked FROM card WHERE user_id = $1 ORDER BY 1',
      [alice.id],
    );
    expect(rows).toEqual([{ blocked: false }, { blocked: true }]);
    await bank().worker.runAll();
    expect(await bank().outbox()).toContainEqual(
      expect.stringContaining('Your debit card was deleted'),
    );
  });

  test('gives one answer for another’s card, a removed one and one that never was', async () => {
    const { alice, bruno } = cast();
    const { body: card } = await apply(alice, { cardType: 'debit' });
    const { body: gone } = await apply(bruno, { cardType: 'debit' });
    await remove(bruno, gone._id);
    const answers = [
      await remove(bruno, card._id),
      await remove(bruno, gone._id),
      await remove(bruno, '00000000-0000-4000-8000-000000000000'),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.message]).toEqual([
        404,
        'CARD_NOT_FOUND',
        answers[0]?.body.message,
      ]);
    expect((await remove(bruno, 'not-an-id')).status).toBe(400);
    expect(await listOf(alice)).toHaveLength(1);
  });

  test('of a customer by staff blocks their cards', async () => {
    const { bruno, admin } = cast();
    await apply(bruno, { cardType: 'debit' });
    await bank().call('DELETE', `/api/admin/users/${bruno.id}`, { token: admin.token });
    const { rows } = await bank().bank.db.query('SELECT id FROM card WHERE blocked_at IS NULL');
    expect(rows).toEqual([]);
  });
});
