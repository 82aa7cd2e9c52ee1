import { describe, expect, test } from 'vitest';
import { refusalMessage, refusals, type RefusalCode } from '../../contract/calls/errors.ts';
import { languages } from '../../contract/values/language.ts';
import type { Refusal as RefusalFacts } from '../../contract/words/define.ts';
import { sampleParams } from './sample-params.ts';
import { Refusal } from '../base/refusal.ts';
import { problemOf } from './problem.ts';

const codes = Object.keys(refusals) as RefusalCode[];
const { INVALID_FIELDS: _, ...moved } = refusals;

/** One refusal of a code for each value of each of its params; one alone where it has none. */
const refusalsOf = (code: RefusalCode): Refusal[] =>
  sampleParams((refusals[code] as RefusalFacts).params).map(
    (params) => new Refusal(code, params ? { params } : {}),
  );

/** The part of a refusal that the wire carries. */
const sent = (refusal: Refusal, language: (typeof languages)[number]) =>
  JSON.parse(JSON.stringify(problemOf(refusal, 'request-1', language))) as ReturnType<
    typeof problemOf
  >;

describe('a refusal', () => {
  test.each(languages)(
    'is said again from code and params alone, to the letter: %s',
    (language) => {
      for (const refusal of codes.flatMap(refusalsOf)) {
        const { code, message, params } = sent(refusal, language);
        expect(refusalMessage(code as RefusalCode, params, language)).toBe(message);
        expect(message).not.toMatch(/undefined|NaN|Invalid|\[object/);
      }
    },
  );

  test('sends nothing that its code does not name', () => {
    const { params } = sent(new Refusal('CLOCK_WRONG', { params: { ofAccount: '7' } }), 'en');
    expect(params).toBeUndefined();
  });

  test('reads otherwise in Spanish, title and text', () => {
    for (const code of Object.keys(moved) as RefusalCode[])
      for (const refusal of refusalsOf(code)) {
        const [english, spanish] = [sent(refusal, 'en'), sent(refusal, 'es')];
        expect(spanish.message, code).not.toBe(english.message);
        expect(spanish.title, code).not.toBe(english.title);
      }
  });

  test('names in Spanish what it names in English: no param is left out', () => {
    for (const code of codes) {
      const said = refusalsOf(code).map((one) => [
        sent(one, 'en').message,
        sent(one, 'es').message,
      ]);
      const distinct = (place: number) => new Set(said.map((pair) => pair[place])).size;
      // Spanish has words where English has one form, as “1 minutos” would be wrong.
      expect(distinct(1), code).toBeGreaterThanOrEqual(distinct(0));
    }
  });

  test.each([
    [
      'dollars',
      'DAILY_LIMIT',
      { max: { minor: 500_000, currency: 'USD' } },
      /hasta \$5,000\.00 al día/,
    ],
    ['days', 'DISPUTE_TOO_LATE', { until: '2026-12-01' }, /el mar, 1 de dic de 2026\./],
    ['counts', 'WRONG_PIN', { triesLeft: 1 }, /Queda 1 intento\./],
    ['counts', 'WRONG_PIN', { triesLeft: 3 }, /Quedan 3 intentos\./],
  ] as const)(
    'writes %s as the Spanish of the United States does: %s',
    (_what, code, params, text) => {
      expect(problemOf(new Refusal(code, { params }), 'request-1', 'es').message).toMatch(text);
    },
  );
});
