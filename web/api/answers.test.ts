import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordAnswer } from './answers.texts.es.ts';

const server = join(import.meta.dirname, '../../server');

/** Calls of the staff, who read English; and of the sandbox, a tool. */
const ofStaff = /decisionCall|disburse|dishonor|advanceClock|inviteColleague|from '.*\/staff\//;

/** What the bank says of a thing that was done, a value in place of each gap. */
const saidIn = (code: string): string[] =>
  [...code.matchAll(/\bmessage:\s*((?:(?:'(?:[^'\\]|\\.)*'|`[^`]*`)\s*\+?\s*)+)/g)].map(
    ([, text]) =>
      [...(text ?? '').matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)]
        .map(([, plain, template]) => plain ?? template ?? '')
        .join('')
        .replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'debit'),
  );

test('whatever the bank says of a thing that was done, a Spanish page says it in Spanish', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^(?:money|people)\/.*\.ts$|^staff\/messages\/messages-routes\.ts$/.test(file) &&
        !/\.test\.ts$|texts/.test(file),
    )
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .filter((code) => !ofStaff.test(code));
  const said = files.flatMap(saidIn);
  expect(said.length).toBeGreaterThan(25);
  const english = said.filter((message) => {
    const answer = { message };
    wordAnswer(answer);
    return answer.message === message;
  });
  expect(english).toEqual([]);
});
