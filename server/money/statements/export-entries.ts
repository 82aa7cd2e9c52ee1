import { brand } from '../../../config/bank.ts';
import {
  type EntryFormat,
  entryFormats,
  type exportEntriesRoute,
} from '../../../contract/money/statements.ts';
import type { ParamsOf, QueryOf } from '../../../contract/calls/route.ts';
import type { Language } from '../../../contract/values/language.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { writeCamt053 } from './entry-files/camt053.ts';
import { writeCsv } from './entry-files/csv.ts';
import type { EntriesWriter } from './entry-files/entries-file.ts';
import { writeMt940 } from './entry-files/mt940.ts';
import { writeOfx } from './entry-files/ofx.ts';
import { writeQif } from './entry-files/qif.ts';
import { openEntries } from './open-entries.ts';
import { openExport } from './open-export.ts';
import { requireOwnAccount } from './own-account.ts';
import { statementTextsIn } from './statement-texts-in.ts';

type Query = QueryOf<typeof exportEntriesRoute>;

const formats = {
  csv: { mediaType: 'text/csv; charset=utf-8', writer: ({ bom }) => writeCsv(bom === 'true') },
  ofx: { mediaType: 'application/x-ofx', writer: () => writeOfx },
  xml: {
    mediaType: 'application/xml; charset=utf-8',
    writer: ({ version }) => writeCamt053(version ?? '08'),
  },
  sta: { mediaType: 'text/plain; charset=utf-8', writer: () => writeMt940 },
  qif: { mediaType: 'application/x-qif', writer: () => writeQif },
} as const satisfies Record<
  EntryFormat,
  { mediaType: string; writer: (query: Query) => EntriesWriter }
>;

const isKnown = (format: string): format is EntryFormat =>
  (entryFormats as readonly string[]).includes(format);

/**
 * Every entry of an own account in a range of booking days, in one of the formats, written while it
 * is read: memory does not grow with the history.
 */
export async function exportEntries(
  ctx: SignedInContext,
  { number, format }: ParamsOf<typeof exportEntriesRoute>,
  query: Query,
  language: Language,
) {
  if (!isKnown(format)) refuse('FORMAT_UNKNOWN', { params: { formats: [...entryFormats] } });
  const account = await requireOwnAccount(ctx, number);
  const { from, to } = query;
  const entries = await openEntries(ctx.bank, account, {
    range: query,
    texts: statementTextsIn[language],
  });
  const { mediaType, writer } = formats[format];
  return {
    mediaType,
    name: `${[brand.fileName, number, from ?? 'opening', 'to', to ?? 'today'].join('-')}.${format}`,
    bytes: openExport(ctx.caller, writer(query)(entries)),
  };
}
