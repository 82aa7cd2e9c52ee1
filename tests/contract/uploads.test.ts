import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import { maxFileBytes } from '../../contract/values/files.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import { countRows } from '../support/count-rows.ts';
import { notPictures, photo, pixelFlood, rawForm } from '../support/hostile-files.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
let good: Buffer;
/** One of the staff's own that waits: evidence is added to it. */
let voucher: string;
beforeAll(async () => {
  bank = await openTestBank();
  // The rows of the bank's own jobs would be counted too.
  await bank.stopJobs();
  // A limit that counts the tries would be a row, and none may be written here.
  await bank.withoutLimits();
  good = await photo();
  const body = api.makeVoucher.example;
  const made = await bank.call('POST', '/api/admin/vouchers', {
    token: bank.cast.admin.token,
    body,
  });
  voucher = made.body.voucher;
});
afterAll(() => bank.close());

/** The text fields that each call accepts together with its files. */
const validFields: Record<string, Record<string, string>> = {
  depositCheck: { amount: '120.00' },
  writeToBank: { subject: 'A letter from the tax office', message: 'Is it meant for you?' },
  submitProfile: {
    fullName: 'Alice Ames',
    email: 'alice.ames@mail.example',
    phone: '+1 212 555 0100',
  },
};

/** The calls for staff's XML and for files of the ACH network have tests of their own. */
const takesPictures = ({ files = {} }: Route) =>
  Object.values(files).some(({ kinds }) => !kinds.includes('xml') && !kinds.includes('ach'));

const uploads = Object.entries<Route>(api).flatMap(([name, route]) =>
  takesPictures(route) ? [{ name, route, rules: route.files ?? {} }] : [],
);
const fileCases = uploads.flatMap(({ name, route, rules }) =>
  Object.entries(rules).map(([field, rule]) => ({ name, route, field, rule })),
);
const textCases = uploads.flatMap(({ name, route }) => {
  const { properties = {}, required = [] } = (
    route.body ? z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) : {}
  ) as {
    properties?: object;
    required?: string[];
  };
  return Object.keys(properties).map((field) => ({
    name,
    route,
    field,
    required: required.includes(field),
  }));
});

const senderOf = ({ who }: Route) => (who === 'admin' ? bank.cast.admin : bank.cast.alice);
const addressOf = ({ path }: Route) => path.replace('{id}', voucher);

type Part = Uint8Array | string | { bytes: Uint8Array; name: string };

/** A form the call would take, but for the parts given; `undefined` leaves one out. */
function formOf(
  name: string,
  route: Route,
  changed: Record<string, Part | undefined> = {},
): FormData {
  const files = Object.fromEntries(Object.keys(route.files ?? {}).map((field) => [field, good]));
  const form = new FormData();
  for (const [field, part] of Object.entries<Part | undefined>({
    ...validFields[name],
    ...files,
    ...changed,
  })) {
    if (part === undefined) continue;
    if (typeof part === 'string') form.set(field, part);
    else if ('name' in part)
      form.set(field, new Blob([part.bytes as Uint8Array<ArrayBuffer>]), part.name);
    else
      form.set(
        field,
        new Blob([part as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }),
        'picture.jpg',
      );
  }
  return form;
}

async function send(route: Route, options: CallOptions) {
  const before = await countRows(bank.bank.db);
  const answer = await bank.call(route.method, addressOf(route), {
    token: senderOf(route).token,
    ...options,
  });
  return {
    ...answer,
    written: JSON.stringify(await countRows(bank.bank.db)) !== JSON.stringify(before),
  };
}

async function expectRefused(
  route: Route,
  options: CallOptions,
  expected: { status: number; code: string; field?: string },
) {
  const { status, body, written } = await send(route, options);
  expect({ status, code: body.code, written }).toEqual({
    status: expected.status,
    code: expected.code,
    written: false,
  });
  if (expected.field !== undefined)
    expect(Object.keys(body.fields ?? {})).toContain(expected.field);
}

describe('a file is judged by its bytes, and a refused one leaves nothing behind [S-38 L-331]', () => {
  test.each(
    fileCases.flatMap((item) =>
      notPictures.map(([what, fileName, bytes]) => ({ ...item, what, fileName, bytes })),
    ),
  )('$name: $what as $field', async ({ name, route, field, fileName, bytes }) => {
    const form = formOf(name, route, { [field]: { bytes, name: fileName } });
    await expectRefused(route, { form }, { status: 415, code: 'FILE_KIND_REFUSED', field });
  });

  test.each(fileCases)('$name: $field missing or empty', async ({ name, route, field, rule }) => {
    const empty = formOf(name, route, { [field]: new Uint8Array() });
    await expectRefused(route, { form: empty }, { status: 400, code: 'INVALID_FIELDS', field });
    if (rule.required !== undefined)
      await expectRefused(
        route,
        { form: formOf(name, route, { [field]: undefined }) },
        { status: 400, code: 'INVALID_FIELDS', field },
      );
  });

  test.each(fileCases)('$name: $field as text', async ({ name, route, field }) => {
    const form = formOf(name, route, { [field]: 'data:image/png;base64,AAAA' });
    await expectRefused(route, { form }, { status: 400, code: 'INVALID_FIELDS', field });
  });

  test.each(fileCases)('$name: $field cut short', async ({ name, route, field }) => {
    const form = formOf(name, route, { [field]: good.subarray(0, good.length / 2) });
    await expectRefused(route, { form }, { status: 400, code: 'FILE_DAMAGED', field });
  });

  test.each(fileCases)(
    '$name: $field with more pixels than memory [S-40]',
    async ({ name, route, field }) => {
      const form = formOf(name, route, { [field]: pixelFlood(50_000) });
      await expectRefused(route, { form }, { status: 413, code: 'FILE_TOO_LARGE', field });
    },
  );

  test.each(fileCases)(
    '$name: $field of 10 MB and a byte [S-37]',
    async ({ name, route, field }) => {
      const form = formOf(name, route, {
        [field]: Buffer.concat([good, Buffer.alloc(maxFileBytes + 1 - good.length)]),
      });
      await expectRefused(route, { form }, { status: 413, code: 'FILE_TOO_LARGE', field });
    },
  );

  test.each(fileCases.filter(({ rule }) => !rule.kinds.includes('pdf')))(
    '$name: a PDF as $field, where only pictures are taken',
    async ({ name, route, field }) => {
      const form = formOf(name, route, {
        [field]: { bytes: Buffer.from('%PDF-1.7\n%%EOF'), name: 'front.jpg' },
      });
      await expectRefused(route, { form }, { status: 415, code: 'FILE_KIND_REFUSED', field });
    },
  );
});

test.each(fileCases.filter(({ rule }) => rule.required === undefined))(
  '$name: $field in which nothing was chosen is left out',
  async ({ name, route, field }) => {
    // As a browser sends it; FormData cannot say it.
    const texts = Object.entries(validFields[name] ?? {}).map(([text, value]) => ({
      disposition: `form-data; name="${text}"`,
      bytes: value,
    }));
    const form = rawForm([
      ...texts,
      { disposition: `form-data; name="${field}"; filename=""`, bytes: '' },
    ]);
    const answer = await bank.app.inject({
      method: route.method as 'POST',
      url: addressOf(route),
      headers: { ...form.headers, authorization: `Bearer ${senderOf(route).token}` },
      payload: form.body,
    });
    expect(answer.statusCode).toBeLessThan(300);
  },
);

test.each(fileCases.filter(({ rule }) => rule.kinds.includes('pdf')))(
  '$name: a PDF with a script as $field',
  async ({ name, route, field }) => {
    const bytes = Buffer.from(
      '%PDF-1.7\n1 0 obj << /S /Java#53cript /JS (app.alert(1)) >> endobj\n%%EOF',
    );
    await expectRefused(
      route,
      { form: formOf(name, route, { [field]: { bytes, name: 'id.pdf' } }) },
      { status: 415, code: 'FILE_ACTIVE', field },
    );
  },
);

describe('a text field of a form is judged like any other [S-09]', () => {
  test.each(textCases)(
    '$name: $field with control characters, or of 60,000 characters',
    async ({ name, route, field }) => {
      // A password may hold any character.
      const texts = [...(field === 'password' ? [] : ['a\u0000b']), 'x'.repeat(60_000)];
      for (const text of texts)
        await expectRefused(
          route,
          { form: formOf(name, route, { [field]: text }) },
          { status: 400, code: 'INVALID_FIELDS', field },
        );
    },
  );

  test.each(textCases)('$name: $field as a file', async ({ name, route, field }) => {
    await expectRefused(
      route,
      { form: formOf(name, route, { [field]: good }) },
      { status: 400, code: 'INVALID_FIELDS', field },
    );
  });

  test.each(textCases.filter(({ required }) => required))(
    '$name: $field missing',
    async ({ name, route, field }) => {
      await expectRefused(
        route,
        { form: formOf(name, route, { [field]: undefined }) },
        { status: 400, code: 'INVALID_FIELDS', field },
      );
    },
  );
});

describe('a form that is none of ours [S-10]', () => {
  const names = [
    '__proto__',
    'constructor',
    'constructor[prototype][role]',
    'a.__proto__',
    'toString',
    '',
  ];
  test.each(uploads.flatMap((item) => names.map((field) => ({ ...item, field }))))(
    '$name: a field called "$field"',
    async ({ name, route, field }) => {
      const form = formOf(name, route);
      form.append(field, 'admin');
      await expectRefused(route, { form }, { status: 400, code: 'MALFORMED' });
    },
  );

  test.each(uploads)(
    '$name: a field sent twice, a file nobody asked for',
    async ({ name, route, rules }) => {
      const [field = ''] = Object.keys(rules);
      const twice = formOf(name, route);
      twice.append(field, new Blob([good as Uint8Array<ArrayBuffer>]), 'again.jpg');
      const { status } = await send(route, { form: twice });
      expect([400, 413]).toContain(status);
      const { status: unasked } = await send(route, {
        form: formOf(name, route, { [field]: undefined, extra: good }),
      });
      expect(unasked).toBe(400);
    },
  );

  test.each(uploads)('$name: 20 files, 100 fields [S-37]', async ({ name, route }) => {
    const files = new FormData();
    for (let index = 0; index < 20; index += 1)
      files.append(`file${index}`, new Blob([good as Uint8Array<ArrayBuffer>]), 'x.jpg');
    const { status } = await send(route, { form: files });
    expect([400, 413]).toContain(status);
    const fields = formOf(name, route);
    for (let index = 0; index < 100; index += 1) fields.append(`field${index}`, 'x');
    await expectRefused(route, { form: fields }, { status: 413, code: 'TOO_LARGE' });
  });

  test.each(uploads)('$name: no boundary, no end, no form', async ({ name, route, rules }) => {
    const [field = ''] = Object.keys(rules);
    const whole = rawForm([
      { disposition: `form-data; name="${field}"; filename="a.jpg"`, bytes: good },
    ]);
    const asText = { token: senderOf(route).token };
    for (const [contentType, body] of [
      ['multipart/form-data', whole.body],
      ['multipart/form-data; boundary=other', whole.body],
      [whole.headers['content-type'] ?? '', whole.body.subarray(0, whole.body.length - 40)],
      [whole.headers['content-type'] ?? '', Buffer.from('--')],
      [whole.headers['content-type'] ?? '', Buffer.alloc(0)],
    ] as const) {
      const answer = await bank.app.inject({
        method: route.method as 'POST',
        url: addressOf(route),
        headers: { authorization: `Bearer ${asText.token}`, 'content-type': contentType },
        payload: body,
      });
      expect(answer.statusCode, `${name} ${contentType} ${body.length}`).toBe(400);
    }
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'image/jpeg',
    ])
      await expectRefused(
        route,
        { body: '{}', headers: { 'content-type': type } },
        { status: 415, code: 'UNSUPPORTED_TYPE' },
      );
  });

  test('a call that takes JSON takes no form', async () => {
    const { alice } = bank.cast;
    const form = new FormData();
    form.set('amount', '5');
    expect(
      (await bank.call('POST', '/api/transfers/local', { token: alice.token, form })).body.code,
    ).toBe('UNSUPPORTED_TYPE');
  });
});
