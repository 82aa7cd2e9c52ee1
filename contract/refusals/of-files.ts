import * as z from 'zod/mini';
import { fileKinds, nameKinds } from '../files.ts';
import { define, withParams } from './define.ts';
import { countParam } from './params.ts';
import { type RatesFileFault, ratesFileFault } from './rates-file-faults.ts';

function faultText({ fault, currency, found }: RatesFileFault): string {
  const texts: Record<RatesFileFault['fault'], string> = {
    'not UTF-8': 'it is not UTF-8 text.',
    'document type': 'it has a document type, which the daily file never has.',
    'not XML': 'it is no well-formed XML.',
    'no rate': `it has no rate for ${currency}.`,
    'two rates': `it has more than one rate for ${currency}.`,
    'bad rate': `its rate for ${currency}, “${found}”, is no positive decimal.`,
    'other form': 'it has not the form of eurofxref-daily.xml.',
    'no day': 'it has no day.',
    'two days': 'it has more than one day. Please take the daily file.',
    'bad day': `its day, “${found}”, is no day.`,
    'day to come': `its day, ${found}, is still to come.`,
    'bad currency': `“${found}” is no currency.`,
  };
  return texts[fault];
}

/** Of a file that is sent or asked for. */
export const ofFiles = define({
  FILE_DAMAGED: {
    status: 400,
    title: 'File damaged',
    message:
      'This file is damaged or incomplete. Please take the picture again or choose another ' +
      'file. Nothing was stored.',
  },
  FILE_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'There is no such file, or this address has expired.',
  },
  TOO_MANY_FILES: {
    status: 409,
    title: 'Too many files',
    message:
      'You can send at most 20 files, 50 MB together, in 24 hours. Nothing was stored. Please ' +
      'try again tomorrow.',
  },
  FILE_TOO_LARGE: withParams({
    params: { kilobytes: z.optional(countParam) },
    status: 413,
    title: 'File too large',
    message: ({ kilobytes }) =>
      'This file is too large: at most ' +
      `${kilobytes === undefined ? '10 MB, and a picture at most 40 megapixels' : `${kilobytes} KB`}. ` +
      'Nothing was stored.',
  }),
  FILE_KIND_REFUSED: withParams({
    params: { kinds: z.array(z.enum([...fileKinds, 'xml'])) },
    status: 415,
    title: 'Kind of file refused',
    message: ({ kinds }) =>
      `We can’t take this kind of file here. Please choose a ${nameKinds(kinds)} file. ` +
      'Nothing was stored.',
  }),
  FILE_ACTIVE: {
    status: 415,
    title: 'Active file refused',
    message:
      'This PDF is protected or holds scripts, attachments or forms, so it cannot be checked. ' +
      'Please send a picture or a plain scan. Nothing was stored.',
  },
  RATES_FILE_INVALID: withParams({
    params: ratesFileFault,
    status: 422,
    title: 'File of rates not usable',
    message: (params) => `This file cannot be used: ${faultText(params)} Nothing was saved.`,
    field: 'file',
  }),
});
