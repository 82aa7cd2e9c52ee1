import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readJson } from '../../contract/values/amounts-on-wire.ts';
import { answers } from '../../contract/calls/said.ts';
import type { Answer } from '../../contract/words/define.ts';
import { api } from '../../contract/api.ts';
import { listSavingsAccountsRoute } from '../../contract/money/accounts.ts';
import type { Route } from '../../contract/calls/route.ts';
import { amountFieldsOf, fieldsOf } from './amount-fields.ts';

test('an answer says which of its fields are amounts, and a page reads it as its schema does', () => {
  const schema = listSavingsAccountsRoute.answers[200];
  const answer = [
    {
      _id: '1',
      type: 'Savings Account',
      number: '100000002',
      balance: 1_250.5,
      available: -0.01,
      rateBps: 400,
      apyBps: 407,
      interestThisMonth: 0,
      interestThisYear: 12.3,
      goal: null,
    },
  ];
  expect(amountFieldsOf(schema)).toMatch(/^balance available interestThisMonth interestThisYear /);
  const read = readJson(JSON.stringify(answer), amountFieldsOf(schema));
  expect(read).toEqual(schema.parse(answer));
  expect(z.encode(schema, schema.parse(answer))).toEqual(answer);
  expect(read).toMatchObject([{ balance: 1_250_50n, available: -1n, rateBps: 400 }]);
});

/** The fields of `params` that are a number or a text: objects and lists are read as they are. */
const plainParams = Object.values<Answer>(answers).flatMap(({ params }) =>
  Object.entries(params?._zod.def.shape ?? {}).flatMap(([name, schema]) =>
    ['object', 'array', 'nullable'].includes(schema._zod.def.type) ? [] : [name],
  ),
);

test('in no answer a name is an amount in one place and something else in another', () => {
  let amounts = 0;
  const ambiguous: string[] = [];
  for (const { method, path, answers: ofRoute } of Object.values(api) as Route[])
    for (const schema of Object.values(ofRoute)) {
      const fields = schema === null ? [] : [...fieldsOf(schema)];
      const names = new Set(
        fields.filter(({ holds }) => holds === 'an amount').map(({ name }) => name),
      );
      amounts += names.size;
      if (fields.some(({ name }) => name === 'params'))
        ambiguous.push(
          ...plainParams.filter((name) => names.has(name)).map((name) => `params: ${name}`),
        );
      // Each code has its own `params`.
      for (const { name, holds } of fields.filter((field) => field.name !== 'params'))
        if ((holds === 'something else' && names.has(name)) || (holds === 'anything' && names.size))
          ambiguous.push(`${method} ${path}: ${name}`);
    }
  expect(ambiguous).toEqual([]);
  expect(amounts).toBeGreaterThan(100);
});
