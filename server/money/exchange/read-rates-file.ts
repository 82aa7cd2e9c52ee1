import { type ParamsOf } from '../../../contract/calls/errors.ts';
import * as z from 'zod/mini';
import { isCalendarDay, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { ReferenceRates } from '../../../contract/money/exchange.ts';
import { currencies } from '../../../contract/values/money.ts';
import { refuse } from '../../base/refusal.ts';

/** The daily file is four levels deep. */
const maxNestedTags = 8;

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // A rate stays the text it is: no number is ever made of it.
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags,
  isArray: (name: string) => name === 'Cube',
};

const line = z.object({ currency: z.string(), rate: z.string() });
const day = z.object({ time: z.string(), Cube: z.array(line) });
const dailyFile = z.object({
  Envelope: z.object({ Cube: z.tuple([z.object({ Cube: z.array(day) })]) }),
});

/** As the database keeps it. */
const positiveDecimal = /^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/;

function refuseFile(params: ParamsOf<'RATES_FILE_INVALID'>): never {
  return refuse('RATES_FILE_INVALID', { params });
}

/** Shortens text of the file for a message, and puts it on one line. */
const shortened = (text: string) => text.slice(0, 20).replaceAll(/[^\x20-\x7e]/g, '?');

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuseFile({ fault: 'not UTF-8' });
  }
}

async function parse(text: string): Promise<unknown> {
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is one more package for this one call; the parser alone closes open tags by itself
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  // Entities live in a document type: where none is taken, nothing can be expanded or fetched.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) refuseFile({ fault: 'document type' });
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  if (XMLValidator.validate(text) !== true) refuseFile({ fault: 'not XML' });
  try {
    return new XMLParser(options).parse(text);
  } catch {
    return refuseFile({ fault: 'not XML' });
  }
}

function rateOf(lines: readonly z.output<typeof line>[], currency: string): string {
  const [found, second] = lines.filter((one) => one.currency === currency);
  if (!found) return refuseFile({ fault: 'no rate', currency });
  if (second) return refuseFile({ fault: 'two rates', currency });
  return positiveDecimal.test(found.rate)
    ? found.rate
    : refuseFile({ fault: 'bad rate', currency, found: shortened(found.rate) });
}

/**
 * Reads the daily file of the European Central Bank (eurofxref-daily.xml): one day, and for each of
 * our currencies one rate, kept to the letter.
 * @throws {Refusal} RATES_FILE_INVALID with what is wrong.
 */
export async function readRatesFile(
  bytes: Uint8Array,
  today: CalendarDay,
): Promise<ReferenceRates> {
  const read = dailyFile.safeParse(await parse(textOf(bytes)));
  if (!read.success) return refuseFile({ fault: 'other form' });
  const [published, second] = read.data.Envelope.Cube[0].Cube;
  if (!published) return refuseFile({ fault: 'no day' });
  if (second) return refuseFile({ fault: 'two days' });
  if (!isCalendarDay(published.time))
    return refuseFile({ fault: 'bad day', found: shortened(published.time) });
  if (published.time > today) return refuseFile({ fault: 'day to come', found: published.time });
  const strange = published.Cube.find(({ currency }) => !/^[A-Z]{3}$/.test(currency));
  if (strange) return refuseFile({ fault: 'bad currency', found: shortened(strange.currency) });
  const perEuro = Object.fromEntries(
    currencies
      .filter((currency) => currency !== 'EUR')
      .map((currency) => [currency, rateOf(published.Cube, currency)]),
  );
  return { day: published.time, source: 'ECB', perEuro: perEuro as ReferenceRates['perEuro'] };
}
