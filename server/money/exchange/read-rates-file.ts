import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { isCalendarDay, type CalendarDay } from '../../../contract/calendar-day.ts';
import type { ReferenceRates } from '../../../contract/exchange.ts';
import { currencies } from '../../../contract/money.ts';
import { refuse } from '../../base/refusal.ts';

/** The daily file is four levels deep. */
const maxNestedTags = 8;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // A rate stays the text it is: no number is ever made of it.
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags,
  isArray: (name) => name === 'Cube',
});

const line = z.object({ currency: z.string(), rate: z.string() });
const day = z.object({ time: z.string(), Cube: z.array(line) });
const dailyFile = z.object({
  Envelope: z.object({ Cube: z.tuple([z.object({ Cube: z.array(day) })]) }),
});

/** As the database keeps it. */
const positiveDecimal = /^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/;

function refuseFile(reason: string): never {
  return refuse('RATES_FILE_INVALID', { params: { reason } });
}

/** What was written in the file, for a message: short, and on one line. */
const quoted = (text: string) => `“${text.slice(0, 20).replaceAll(/[^\x20-\x7e]/g, '?')}”`;

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuseFile('it is not UTF-8 text.');
  }
}

function parse(text: string): unknown {
  // Entities live in a document type: where none is taken, nothing can be expanded or fetched.
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    refuseFile('it has a document type, which the daily file never has.');
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is one more package for this one call; the parser alone closes open tags by itself
  if (XMLValidator.validate(text) !== true) refuseFile('it is no well-formed XML.');
  try {
    return parser.parse(text);
  } catch {
    return refuseFile('it is no well-formed XML.');
  }
}

function rateOf(lines: readonly z.output<typeof line>[], currency: string): string {
  const [found, second] = lines.filter((one) => one.currency === currency);
  if (!found) return refuseFile(`it has no rate for ${currency}.`);
  if (second) return refuseFile(`it has more than one rate for ${currency}.`);
  return positiveDecimal.test(found.rate)
    ? found.rate
    : refuseFile(`its rate for ${currency}, ${quoted(found.rate)}, is no positive decimal.`);
}

/**
 * Reads the daily file of the European Central Bank (eurofxref-daily.xml): one day, and for each of
 * our currencies one rate, kept to the letter.
 * @throws {Refusal} RATES_FILE_INVALID with what is wrong.
 */
export function readRatesFile(bytes: Uint8Array, today: CalendarDay): ReferenceRates {
  const read = dailyFile.safeParse(parse(textOf(bytes)));
  if (!read.success) return refuseFile('it has not the form of eurofxref-daily.xml.');
  const [published, second] = read.data.Envelope.Cube[0].Cube;
  if (!published) return refuseFile('it has no day.');
  if (second) return refuseFile('it has more than one day. Please take the daily file.');
  if (!isCalendarDay(published.time))
    return refuseFile(`its day, ${quoted(published.time)}, is no day.`);
  if (published.time > today) return refuseFile(`its day, ${published.time}, is still to come.`);
  const strange = published.Cube.find(({ currency }) => !/^[A-Z]{3}$/.test(currency));
  if (strange) return refuseFile(`${quoted(strange.currency)} is no currency.`);
  const perEuro = Object.fromEntries(
    currencies
      .filter((currency) => currency !== 'EUR')
      .map((currency) => [currency, rateOf(published.Cube, currency)]),
  );
  return { day: published.time, source: 'ECB', perEuro: perEuro as ReferenceRates['perEuro'] };
}
