import type { FastifyRequest } from 'fastify';
import { brand } from '../../../../config/bank.ts';
import type { QueryOf, ParamsOf } from '../../../../contract/calls/route.ts';
import {
  getInterestPaperRoute,
  getYearPaperRoute,
  paperFormats,
} from '../../../../contract/money/statements.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { refuse } from '../../../base/refusal.ts';
import type { SignedInContext } from '../../../context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { countRequest } from '../../../services/limits/count-request.ts';
import type { LimitRule } from '../../../services/limits/limiter.ts';
import { createFairQueue } from '../../../services/turns/fair-queue.ts';
import { drawn, readerOf } from '../draw-letter.ts';
import type { LetterOf } from '../letter-pdf.ts';
import type { Pdf } from '../pdf.ts';
import { accountsCsv, accountsPdf } from './accounts-paper.ts';
import { interestCsv, interestPdf } from './interest-paper.ts';
import { readYear, type Year } from './read-year.ts';

/** More than anybody reads, too little to keep others waiting for theirs. */
const perPerson: LimitRule = { name: 'yearly-paper', points: 60, duration: 600 };

/** A year of a busy account takes the database seconds: few of them at a time. */
const inTurn = createFairQueue({ atOnce: 2, maxWaiting: 50, maxWaitingOfOne: 6 });

interface Paper {
  name: string;
  pdf: (year: Year, of: LetterOf) => Promise<Pdf>;
  csv: (year: Year, language: Language, forSpreadsheets: boolean) => string;
}

interface Asked {
  params: ParamsOf<typeof getYearPaperRoute>;
  query: QueryOf<typeof getYearPaperRoute>;
}

/** Reads a year and writes one of its papers. @throws {Refusal} FORMAT_UNKNOWN, as `readYear`. */
async function paperOf(
  ctx: SignedInContext,
  { params: { year: asked, format }, query: { bom } }: Asked,
  request: FastifyRequest,
  { name, pdf, csv }: Paper,
) {
  if (!paperFormats.some((known) => known === format))
    refuse('FORMAT_UNKNOWN', { params: { formats: [...paperFormats] } });
  await countRequest(ctx.bank, perPerson, ctx.session.userId);
  const reader = await readerOf(ctx, request);
  const year = await inTurn(ctx.caller, () => readYear(ctx.bank, ctx.session.userId, asked));
  if (format === 'pdf') return await drawn(ctx, `${name}-${asked}`, () => pdf(year, reader));
  return {
    status: 200 as const,
    download: {
      mediaType: 'text/csv; charset=utf-8' as const,
      name: `${brand.fileName}-${name}-${asked}.csv`,
      bytes: Buffer.from(csv(year, reader.language, bom === 'true')),
    },
  };
}

export const callsOfPapers = [
  bindRoute(getInterestPaperRoute, (ctx, asked, { request }) =>
    paperOf(ctx, asked, request, {
      name: '1099-int-figures',
      pdf: interestPdf,
      csv: interestCsv,
    }),
  ),

  bindRoute(getYearPaperRoute, (ctx, asked, { request }) =>
    paperOf(ctx, asked, request, { name: 'year', pdf: accountsPdf, csv: accountsCsv }),
  ),
];
