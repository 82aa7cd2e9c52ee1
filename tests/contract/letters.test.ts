import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { bankFacts } from '../../config/bank.ts';
import type { Customer } from '../../fixtures/people.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, customer } = useSharedDesk();

async function letter(name: string, { token }: Customer, language = 'en') {
  const response = await bank().app.inject({
    method: 'GET',
    url: `/api/letters/${name}.pdf`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
  const { text, totalPages } = await extractText(pdf);
  return {
    text: text.join(' ').replaceAll(/[\s\u00A0]+/g, ' '),
    totalPages,
    tags: JSON.stringify(await (await pdf.getPage(1)).getStructTree()),
  };
}

const spaced = (number: string) => number.replaceAll(/(\d{3})(?=\d)/g, '$1 ');

test('a direct deposit form is one tagged page that names the own Checking and room to sign [L-309]', async () => {
  const who = await customer(10);
  const { text, totalPages, tags } = await letter('direct-deposit', who);
  expect([totalPages, tags]).toEqual([1, expect.stringMatching(/"H1".*"TR".*"TH"/)]);
  for (const said of [
    'Direct deposit form',
    spaced(bankFacts.routingNumber),
    spaced(who.checking.number),
    'Checking Account',
    'Signature',
  ])
    expect(text).toContain(said);
});

test('a balance letter tells what is in each own account, and no whole number of one [L-309]', async () => {
  const who = await customer(1_234.5);
  const { text, totalPages, tags } = await letter('balances', who);
  expect([totalPages, tags]).toEqual([1, expect.stringMatching(/"H1".*"TR".*"TH"/)]);
  for (const { number } of [who.checking, who.savings, who.investment]) {
    expect(text).toContain(`number ending in ${number.slice(-4)}`);
    expect(text.replaceAll(' ', '')).not.toContain(number);
  }
  expect(text).toContain('Together $1,234.50');
  expect(text).toContain(bankFacts.phone);
});

test('both are in the language of who asks', async () => {
  const who = await customer(1);
  expect((await letter('direct-deposit', who, 'es')).text).toContain(
    'Formulario de depósito directo',
  );
  expect((await letter('balances', who, 'es')).text).toContain('Carta de saldos');
});
