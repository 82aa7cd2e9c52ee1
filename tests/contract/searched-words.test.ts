import { afterAll, beforeAll, expect, test } from 'vitest';
import { spendingWordsInSpanish } from '../../contract/words/spending-words.ts';
import { statusWordsInSpanish } from '../../contract/words/status-words.ts';
import { ownMoveLabel, paymentKinds } from '../../contract/money/payment-kinds.ts';
import { transferTexts as spanish } from '../../contract/money/transfer-words.texts.es.ts';
import { transferTexts as english } from '../../contract/money/transfer-words.texts.ts';
import type { Customer } from '../../fixtures/people.ts';
import { typeOfKind } from '../../server/money/accounts/account-view.ts';
import { accountKinds } from '../../server/money/accounts/accounts-store.ts';
import { indexTransfersJob } from '../../server/money/transfers/index-transfers.job.ts';
import { shownStatuses } from '../../server/money/transfers/transfer-view.ts';
import { systemContext } from '../../server/context.ts';
import { listOrders } from '../support/many-orders.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let alice: Customer;
beforeAll(async () => {
  testBank = await openTestBank();
  alice = testBank.cast.alice;
  await testBank.stopJobs();
});
afterAll(() => testBank.close());

const found = async (text: string, { token } = alice): Promise<string[]> => {
  const path = `/api/transfers/transactions?limit=100&search=${encodeURIComponent(text)}`;
  const { body } = await testBank.call('GET', path, { token });
  return body.transfers.map(({ _id }: { _id: string }) => _id);
};
const shown = async (code: string): Promise<string[]> => {
  const { rows } = await testBank.bank.db.query<{ words: string | null }>(
    'SELECT shown_words($1) AS words',
    [code],
  );
  return (rows[0]?.words ?? '').split('\n');
};

test('the words of the search are those of the pages, in both languages', async () => {
  for (const [kind, { label }] of Object.entries(paymentKinds))
    expect(await shown(`kind ${kind}`), kind).toEqual(
      expect.arrayContaining([label, english.category(label), spanish.category(label)]),
    );
  expect(await shown('kind own')).toEqual(
    expect.arrayContaining([ownMoveLabel, spanish.category(ownMoveLabel)]),
  );
  for (const [category, word] of Object.entries(spendingWordsInSpanish))
    expect(await shown(`category ${category}`)).toEqual([category, word]);
  for (const kind of accountKinds)
    expect(await shown(`account ${kind}`)).toEqual([
      typeOfKind[kind],
      spanish.shortType(typeOfKind[kind]),
    ]);
  const statuses = ['scheduled', 'in_review', 'settling', 'approved', 'completed'] as const;
  for (const status of [...statuses, 'declined', 'returned', 'cancelled'] as const)
    expect(await shown(`status ${status}`), status).toEqual(
      expect.arrayContaining(
        shownStatuses(status).flatMap((word) => [word, statusWordsInSpanish[word] ?? word]),
      ),
    );
});

const landlord = { recipientName: 'Moor Estates', recipientAccount: '492440043' };
const iban = 'DE89370400440532013000';

/** Each as its reader sees it: what is typed, and which order it finds. */
const typed = [
  ['Landlord', 'named'],
  ['landlórd', 'named'],
  ['Groceries', 'sorted'],
  ['Comestibles', 'sorted'],
  ['492 440 043', 'named'],
  ['492-440-043', 'named'],
  ['···043', 'named'],
  ['DE89 3704 0044 0532 0130 00', 'abroad'],
  ['Insufficient', 'declined'],
  ['Rechazado', 'declined'],
  ['Between your accounts', 'moved'],
  ['Entre sus cuentas', 'moved'],
  ['Cheques', 'moved'],
  ['Health', 'pharmacy'],
  ['Salud', 'pharmacy'],
  ['International transfer', 'abroad'],
  ['Transferencia internacional', 'abroad'],
  ['7 dic 2025', 'dated'],
  ['2025-12-07', 'dated'],
  ['December', 'dated'],
] as const;

test('a search finds what its reader sees in a row, in a short and in a long list', async () => {
  const rows = await listOrders(testBank.bank, alice, [
    landlord,
    { recipientName: 'Marketa Busby', recipientAccount: '518830279' },
    {
      recipientName: 'Tobias Vogt',
      kind: 'international',
      recipientIban: iban,
      recipientSwift: 'SPWBDEBB',
      recipientRouting: null,
      currency: 'EUR',
    },
    { status: 'declined', statusReason: 'Insufficient funds. Available balance: $1.00.' },
    {
      recipientAccount: alice.checking.number,
      payeeId: alice.id,
      payeeAccountId: alice.checking._id,
    },
    { recipientName: 'Ferry Lane Pharmacy', recipientAccount: '518830280' },
    { transferDate: Temporal.Instant.from('2025-12-07T17:00:00Z') },
  ]);
  const places = ['named', 'sorted', 'abroad', 'declined', 'moved', 'pharmacy', 'dated'];
  const idOf = (place: string) => rows[places.indexOf(place)]?.id ?? '';
  const { token } = alice;
  const say = async (place: string, what: 'nickname' | 'category', value: string) =>
    expect(
      (
        await testBank.call('PUT', `/api/transfers/${idOf(place)}/${what}`, {
          token,
          body: { [what]: value },
        })
      ).status,
    ).toBe(200);
  await say('named', 'nickname', 'Landlord');
  await say('sorted', 'category', 'Groceries');
  const all = async () => {
    for (const [text, place] of typed) expect(await found(text), text).toContain(idOf(place));
    expect(await found('zebra')).toEqual([]);
    expect(await found('Landlord', testBank.cast.bruno)).toEqual([]);
    expect(await found('Landlord')).toHaveLength(1);
  };
  await all();
  await listOrders(
    testBank.bank,
    alice,
    Array.from({ length: 600 }, () => ({ recipientName: 'Corner Larder', reference: 'Again' })),
  );
  const index = indexTransfersJob().run;
  while ((await index(systemContext(testBank.bank, 'search', 'test'))) > 0);
  await all();
  await say('named', 'nickname', 'Old flat');
  expect([await found('Landlord'), await found('old flat')]).toEqual([[], [idOf('named')]]);
});
