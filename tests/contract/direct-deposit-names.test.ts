import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { entryFormats } from '../../contract/money/statements.ts';
import { isBusinessDay } from '../../contract/values/business-days.ts';
import { achText, payrollEntry, payrollFile, takeAch } from '../support/ach-files.ts';
import { useBankPerTest } from '../support/payments.ts';
import { readCsv } from '../support/read-csv.ts';

const { bank, cast, listOf } = useBankPerTest();

/** All 16 letters that a file has for it, with those that some format writes in its own way. */
const employer = "O'BRIEN & CO <1>";

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

async function fileOf(path: string, language: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await bank().app.inject({
    url: path,
    headers: {
      authorization: `Bearer ${await bank().freshToken(cast().alice)}`,
      'accept-language': language,
    },
  });
  expect([path, statusCode]).toEqual([path, 200]);
  return rawPayload;
}

async function pdfText(path: string, language: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await fileOf(path, language)));
  return (await extractText(document)).text.join('\n').replaceAll(/\s+/g, ' ');
}

test('a direct deposit has the employer’s name in every file that its customer downloads', async () => {
  const { alice } = cast();
  const { number } = alice.checking;
  const salary = payrollEntry(1, { account: number });
  const batch = { companyName: employer, effectiveOn: null };
  expect(await takeAch(bank().bank, await achText(payrollFile([salary], batch)))).toMatchObject({
    kind: 'taken',
  });
  const today = () => bank().bank.clock.businessDay();
  do await bank().advance('P1D');
  while (!isBusinessDay(today(), { closed: [], open: [] }));
  await bank().worker.runAll();
  alice.token = await bank().freshToken(alice);
  const [order] = (await listOf(alice)).transfers;
  expect(order).toMatchObject({ category: 'Direct deposit', senderAccount: employer });

  for (const [language, kind, from] of [
    ['en', 'Direct deposit', 'from'],
    ['es', 'Depósito directo', 'de'],
  ] as const) {
    const inText = async (path: string) => decoded((await fileOf(path, language)).toString());
    const entries = async (query: string) =>
      await inText(`/api/accounts/${number}/entries.${query}`);
    const files = {
      ...Object.fromEntries(
        await Promise.all(entryFormats.map(async (format) => [format, await entries(format)])),
      ),
      'xml.04': await entries('xml?version=04'),
    };
    const payeeIn: Record<string, string> = {
      csv: `"${kind}","${employer}","PAYROLL EMP0001"`,
      ofx: `<NAME>${employer}</NAME>`,
      xml: `<Dbtr><Pty><Nm>${employer}</Nm></Pty></Dbtr>`,
      'xml.04': `<Dbtr><Nm>${employer}</Nm></Dbtr>`,
      sta: `:86:${employer}\r\n`,
      qif: `P${employer}\r\n`,
    };
    expect(Object.keys(files).toSorted()).toEqual(Object.keys(payeeIn).toSorted());
    for (const [format, payee] of Object.entries(payeeIn))
      expect(files[format], `${format} in ${language}`).toContain(payee);

    const statement = `/api/statements/${number}/${today().slice(0, 7)}.pdf`;
    const drawn = await pdfText(statement, language);
    expect(drawn).toContain(employer);
    expect(drawn).toContain(kind);
    expect(await pdfText(`${order.receipt}/receipt.pdf`, language)).toContain(
      `${from} ${employer}`,
    );
    const [head = [], listed = []] = readCsv(await inText('/api/transfers/transactions.csv'));
    expect(listed[head.findIndex((name) => /^(Payee|Beneficiario)$/.test(name))]).toBe(employer);
  }
});
