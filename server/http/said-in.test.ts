import { describe, expect, test } from 'vitest';
import type { Answer } from '../../contract/words/define.ts';
import { type Language, languages } from '../../contract/values/language.ts';
import { type AnswerCode, answerMessage, answers, said } from '../../contract/calls/said.ts';
import { sampleParams } from './sample-params.ts';
import { saidIn } from './said-in.ts';

const codes = Object.keys(answers) as AnswerCode[];

const paramsOf = (code: AnswerCode) => sampleParams((answers[code] as Answer).params);

const messageIn = (language: Language, one: Parameters<typeof saidIn>[1]) =>
  (saidIn(language, one) as { message: string }).message;

/** The text of an answer in each language, once for each value of its params. */
const saidOf = (code: AnswerCode) =>
  paramsOf(code).map((params) => {
    const kept = { code, ...(params && { params }), message: answerMessage(code, params) };
    const sent = JSON.parse(JSON.stringify(kept)) as typeof kept;
    return languages.map((language) => messageIn(language, sent));
  });

describe('what an answer says', () => {
  test('is made of code and params alone, and reads otherwise in Spanish', () => {
    for (const code of codes)
      for (const [english = '', spanish = ''] of saidOf(code)) {
        expect(spanish, code).not.toBe(english);
        for (const text of [english, spanish])
          expect(text).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
      }
  });

  test('names in Spanish what it names in English: no param is left out', () => {
    for (const code of codes) {
      const distinct = (place: number) => new Set(saidOf(code).map((pair) => pair[place])).size;
      expect(distinct(1), code).toBe(distinct(0));
    }
  });

  test('writes a day as the language does', () => {
    const one = said('LOAN_APPLICATION_SAVED', { until: '2026-12-01' });
    expect(messageIn('en', one)).toMatch(/until Tue, Dec 1, 2026\./);
    expect(messageIn('es', one)).toMatch(/hasta el mar, 1 de dic de 2026\./);
  });

  test('stays as it was kept where its code has other params now, and sends no others', () => {
    const one = said('SEARCH_SAVED', { name: 'Rent' });
    expect(saidIn('es', { ...one, params: { title: 'Rent' } })).toEqual({ message: one.message });
    expect(saidIn('es', { ...said('LOAN_APPROVED'), params: { by: 'staff' } })).toEqual({
      code: 'LOAN_APPROVED',
      message: 'Préstamo aprobado.',
    });
  });
});
