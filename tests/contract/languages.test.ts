import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import { cookiesOf, resetByMail } from '../support/mailed-reset.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, mailsTo } = useSharedDesk();

const cleo = { name: 'Cleo Hart', account: '123456789' };

async function spanishSpeaker(savings = 0): Promise<Customer> {
  const who = await customer(savings);
  expect((await ask(who, 'PUT', '/api/users/language', { language: 'es' })).status).toBe(204);
  return who;
}

/** Subject and text of a mail as its reader sees them. */
const readable = (mail: string) =>
  mail.replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
const mailed = async (who: Customer) => (await mailsTo(who)).map(readable);

async function pdfText(who: Customer, url: string, language = 'en'): Promise<string> {
  const { rawPayload } = await bank().app.inject({
    url,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
  });
  const document = await getDocumentProxy(new Uint8Array(rawPayload));
  return (await extractText(document)).text.join('\n').replaceAll(/\s+/g, ' ');
}

test('a payment that did not happen is told and kept in the language of its customer [L-320]', async () => {
  const who = await spanishSpeaker(20);
  const tomorrow = bank().bank.clock.businessNow().add({ hours: 48 }).toString();
  await ask(
    who,
    'POST',
    '/api/transfers/local',
    localTransferBody(who, cleo, 15, { transferDate: tomorrow }),
  );
  await ask(who, 'POST', '/api/transfers/local', localTransferBody(who, cleo, 12));
  await bank().advance('P3D');
  const token = await bank().freshToken(who);
  const mail = (await mailed(who)).find((text) => text.includes('pago programado'));
  expect(mail).toContain('Hola, ');
  expect(mail).toContain('<html lang="es">');
  expect(mail).toContain('Fondos insuficientes. Saldo disponible: $8.00.');
  // In the language of the page that asks.
  const inSpanish = { token, headers: { 'accept-language': 'es' } };
  const { notices } = (await bank().call('GET', '/api/users/notices', inSpanish)).body;
  expect(notices).toContainEqual(
    expect.objectContaining({
      title: 'No se hizo un pago programado',
      said: expect.stringContaining('No se movió dinero.'),
    }),
  );
  const { transfers } = (await ask({ token }, 'GET', '/api/transfers/transactions')).body;
  expect(transfers).toContainEqual(
    expect.objectContaining({
      status: 'Declined',
      statusReason: 'Fondos insuficientes. Saldo disponible: $8.00.',
    }),
  );
});

test('the link to a new password comes in the language of its customer, others get English [L-320]', async () => {
  const [spanish, english] = [await spanishSpeaker(), await customer()];
  await resetByMail({ call: bank().call, mailsTo }, spanish);
  await resetByMail({ call: bank().call, mailsTo }, english);
  const reset = (await mailed(spanish)).find((text) => text.includes('reset-password#token'));
  expect(reset).toContain('Alguien, probablemente usted, pidió una contraseña nueva.');
  const changed = (await mailed(spanish)).find((text) => text.includes('Se cambió la contraseña'));
  expect(changed).toContain('No fui yo: congelar los pagos');
  for (const mail of await mailed(english)) expect(mail).toContain('<html lang="en">');
});

test('statement, receipt and exports are in the chosen language, or in that of the page [L-320]', async () => {
  const who = await spanishSpeaker(30);
  const { body } = await ask(
    who,
    'POST',
    '/api/transfers/local',
    localTransferBody(who, cleo, 12.5),
  );
  const month = bank().bank.clock.businessDay().slice(0, 7);
  const statement = await pdfText(who, `/api/statements/${who.savings.number}/${month}.pdf`);
  expect(statement).toContain('Estado de cuenta');
  expect(statement).toContain('Cuenta de ahorros');
  expect(statement).toContain('Transferencia local');
  expect(statement).toContain('Saldo inicial');
  expect(statement).toContain('Página 1 de 1');
  expect(statement).not.toMatch(/Opening balance|Money in|Local transfer|Page/);
  const receipt = await pdfText(who, `${body.receipt}/receipt.pdf`);
  expect(receipt).toContain('Recibo');
  expect(receipt).toContain('a Cleo Hart');
  expect(receipt).toContain('−$12.50');
  expect(receipt).not.toMatch(/Receipt|Amount|Posted/);
  const csv = await ask(who, 'GET', `/api/transfers/transactions.csv`);
  expect(String(csv.body)).toContain('"Destinatario"');

  const other = await customer(10);
  const url = `/api/statements/${other.savings.number}/${month}.pdf`;
  expect(await pdfText(other, url)).toContain('Account statement');
  expect(await pdfText(other, url, 'es-MX')).toContain('Estado de cuenta');
});

test('a sign-in brings the chosen language to the device, and no other does', async () => {
  const [spanish, english] = [await spanishSpeaker(), await customer()];
  const signIn = ({ username, password }: Customer) =>
    bank().call('POST', '/api/users/login', { body: { username, password } });
  expect(cookiesOf(await signIn(spanish))).toContain('language=es');
  expect(cookiesOf(await signIn(english))).not.toContain('language=');
  await ask(spanish, 'PUT', '/api/users/language', { language: 'browser' });
  expect(cookiesOf(await signIn(spanish))).not.toContain('language=');
});

test('an account that was opened on a Spanish page gets Spanish mails', async () => {
  const body = { username: 'lucia.vega', email: 'lucia@mail.example', password: 'heather-moor' };
  const headers = { 'accept-language': 'es' };
  expect((await bank().call('POST', '/api/users/register', { body, headers })).status).toBe(201);
  const [mail = ''] = (await mailsTo(body)).map(readable);
  expect(mail).toContain('Confirmar su correo electrónico');
});
