import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { nextStep, receiptLines, stepMeaning } from '../../contract/money/receipt-words.ts';
import { localTransferBody, registerCustomer } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno } = useBankPerTest();

const receiptOf = async (address: string, token = cast().alice.token) =>
  (await bank().call('GET', address, { token })).body;
const statusesOf = ({ steps }: { steps: { status: string }[] }) =>
  steps.map(({ status }) => status);

test('a receipt has both sides, the balance after it and every step', async () => {
  const { body } = await pay(toBruno(12.5, { reference: 'Lunch' }));
  await pay(toBruno(1));
  const paid = await receiptOf(body.receipt);
  expect(paid).toMatchObject({
    transactionType: 'debit',
    amount: 12.5,
    fee: 0,
    category: 'Local transfer',
    transferType: 'Personal',
    balanceAfter: 9987.5,
    reference: 'Lunch',
  });
  expect(paid.steps).toEqual([
    { status: 'Submitted', at: paid.createdAt, reason: null },
    { status: 'Completed', at: paid.createdAt, reason: null },
  ]);
  expect(await receiptOf(body.receipt, cast().bruno.token)).toMatchObject({
    transactionType: 'credit',
    balanceAfter: 12.5,
  });
});

test('an order shows its way with each step at its business time [L-275]', async () => {
  const { alice } = cast();
  const away = await pay(localTransferBody(alice, { name: 'Nobody', account: '999999999' }, 20));
  expect(statusesOf(await receiptOf(away.body.receipt))).toEqual(['Submitted', 'Pending']);
  const later = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const scheduled = await pay(toBruno(3, { transferDate: later }));
  await bank().advance('PT5H');
  const token = await bank().freshToken(alice);
  const returned = await receiptOf(away.body.receipt, token);
  expect(statusesOf(returned)).toEqual(['Submitted', 'Pending', 'Returned']);
  expect(returned.steps[2].reason).toMatch(/does not exist/);
  expect(Date.parse(returned.steps[2].at) - Date.parse(returned.createdAt)).toBeGreaterThanOrEqual(
    5 * 3_600_000,
  );
  await bank().advance('P3D');
  const done = await receiptOf(scheduled.body.receipt, await bank().freshToken(alice));
  expect(statusesOf(done)).toEqual(['Submitted', 'Scheduled', 'Completed']);
  expect(done.balanceAfter).toBe(9997);
});

test("nobody reads another's receipt: it does not exist for them", async () => {
  const { body } = await pay(toBruno(3));
  const dora = await registerCustomer(bank().call, 'dora.dunn');
  const answers = [
    await bank().call('GET', body.receipt, { token: dora.token }),
    await bank().call('GET', '/api/transfers/00000000-0000-4000-8000-000000000000', {
      token: dora.token,
    }),
  ];
  for (const { status, body: problem } of answers)
    expect([status, problem.message]).toEqual([404, 'No transaction has this ID.']);
});

const plain = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ');

async function paperOf(address: string, token = cast().alice.token, query = '') {
  const response = await bank().app.inject({
    method: 'GET',
    url: `${address}/receipt.pdf${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

async function textOf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf);
  return {
    text: plain(text.join(' ')),
    totalPages,
    tags: await (await pdf.getPage(1)).getStructTree(),
  };
}

test('a receipt on paper is one tagged page in the words of the screen [D-44]', async () => {
  const { alice, bruno } = cast();
  const words = 'Lunch at Łódź, שלום, 日本 €'.repeat(4);
  const { body } = await pay(
    localTransferBody(alice, { name: 'Nobody at all', account: '999999999' }, 1_234.5, {
      reference: words,
    }),
  );
  const receipt = await receiptOf(body.receipt);
  const paper = await paperOf(body.receipt);
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(paper.headers['content-disposition']).toMatch(
    /^attachment; filename="larkmoor-receipt-[0-9a-f]{8}\.pdf"$/,
  );
  const { text, totalPages, tags } = await textOf(paper.bytes);
  expect([totalPages, JSON.stringify(tags)]).toEqual([
    1,
    expect.stringMatching(/"H1".*"TR".*"TH".*"H2"/),
  ]);
  for (const { name } of receiptLines(receipt)) expect(text).toContain(name);
  const steps = [
    ...receipt.steps.map(({ status }: { status: 'Submitted' }) => stepMeaning(status, receipt)),
    nextStep(receipt, () => '')?.trim(),
  ];
  for (const said of [
    'Receipt',
    'Payment',
    '−$1,234.50',
    'to Nobody at all',
    'Lunch at Łódź',
    'Pending',
    'Page 1 of 1',
    ...steps,
  ])
    expect(text).toContain(said);
  const toBrunosAccount = await pay(toBruno(3));
  expect(
    (await textOf((await paperOf(toBrunosAccount.body.receipt, bruno.token)).bytes)).text,
  ).toMatch(/Payment received .*\+\$3\.00 from \d{3} \d{3} \d{3}/);
  // For others: neither what is left nor the whole number of the account it came from.
  const others = await textOf((await paperOf(body.receipt, alice.token, '?for=others')).bytes);
  const number = alice.savings.number.replace(/(...)(...)(...)/, '$1 $2 $3');
  expect([text.includes('Posted balance after'), text.includes(number)]).toEqual([true, true]);
  expect(others.text).toContain(`···${number.slice(-3)}`);
  for (const own of ['Posted balance after', number]) expect(others.text).not.toContain(own);
  const wrong = await paperOf(body.receipt, alice.token, '?for=me');
  expect(JSON.parse(Buffer.from(wrong.bytes).toString()).fields).toEqual({
    for: 'For can only be others.',
  });
  const [foreign, none] = [
    await paperOf(body.receipt, bruno.token),
    await paperOf('/api/transfers/00000000-0000-4000-8000-000000000000', bruno.token),
  ];
  expect([foreign.status, none.status]).toEqual([404, 404]);
});
