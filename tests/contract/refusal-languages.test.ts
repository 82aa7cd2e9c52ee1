import { describe, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, customer } = useSharedDesk();

const path = '/api/transfers/local';
const payee = { name: 'Robin Reed', account: '123456789' };

describe('a refusal', () => {
  test('carries what its text is made of; Spanish for a client that asks for it', async () => {
    const who = await customer();
    const body = localTransferBody(who, payee, 40);
    const ask = async (headers: Record<string, string>) =>
      (await bank().call('POST', path, { token: who.token, body, headers })).body;

    const english = await ask({});
    expect(english).toMatchObject({
      title: 'Insufficient funds',
      message: 'Insufficient funds. Available balance: $0.00.',
      code: 'INSUFFICIENT_FUNDS',
      params: { available: { minor: 0, currency: 'USD' } },
      fields: { amount: 'Insufficient funds. Available balance: $0.00.' },
    });
    expect(await ask({ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })).toEqual({
      ...english,
      title: 'Fondos insuficientes',
      detail: 'Fondos insuficientes. Saldo disponible: $0.00.',
      message: 'Fondos insuficientes. Saldo disponible: $0.00.',
      error: 'Fondos insuficientes. Saldo disponible: $0.00.',
      fields: { amount: 'Fondos insuficientes. Saldo disponible: $0.00.' },
      requestId: expect.any(String),
    });
  });

  test('kept with its key reads in the language of who asks again', async () => {
    const who = await customer();
    const body = localTransferBody(who, payee, 40);
    const ask = (language: string) =>
      bank().call('POST', path, {
        token: who.token,
        body,
        headers: { 'idempotency-key': 'asked-twice', 'accept-language': language },
      });
    const [first, again] = [await ask('en'), await ask('es')];
    expect(again.body.requestId).toBe(first.body.requestId);
    expect(again.body.message).toBe('Fondos insuficientes. Saldo disponible: $0.00.');
    expect(again.body.params).toEqual(first.body.params);
  });

  test('of a field is in one language as a whole', async () => {
    const who = await customer();
    const { body, headers } = await bank().call('POST', path, {
      token: who.token,
      body: localTransferBody(who, payee, 0),
      headers: { 'accept-language': 'es' },
    });
    expect(headers['content-language']).toBe('es');
    expect(body.title).toBe('Campos no válidos');
    expect(body.fields).toEqual({ amount: 'El monto debe ser mayor que 0.' });
    expect(body.message).toBe('El monto debe ser mayor que 0.');
  });
});

describe('what is said of a thing that was done', () => {
  test('carries what it is made of; Spanish for a client that asks for it', async () => {
    const { token } = await customer();
    const ask = (headers: Record<string, string>) =>
      bank().call('PUT', '/api/users/mail-choices', {
        token,
        body: { mail: 'loan-repaid', wanted: false },
        headers,
      });
    const english = {
      code: 'MAIL_TURNED_OFF',
      params: { mail: 'loan-repaid' },
      message: '“Loan paid back” is off. You no longer get this email.',
    };
    expect((await ask({})).body).toEqual(english);
    const spanish = await ask({ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
    expect(spanish.headers).toMatchObject({ 'content-language': 'es', vary: 'Accept-Language' });
    expect(spanish.body).toEqual({
      ...english,
      message: '«Préstamo pagado» está desactivado. Ya no recibirá este correo.',
    });
  });

  test('kept with its key reads in the language of who asks again', async () => {
    const who = await customer(100);
    const body = localTransferBody(who, payee, 40);
    const ask = (language: string) =>
      bank().call('POST', path, {
        token: who.token,
        body,
        headers: { 'idempotency-key': 'said-twice', 'accept-language': language },
      });
    const [first, again, once] = [await ask('es'), await ask('en'), await ask('es')];
    expect(first.body.message).toBe('¡La transferencia se envió correctamente!');
    expect(again.body).toEqual({
      ...first.body,
      message: 'Transfer Submitted Successfully!',
    });
    expect(once.bytes.toString()).toBe(first.bytes.toString());
  });
});
