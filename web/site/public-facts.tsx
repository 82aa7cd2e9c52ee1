import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clockText, type OfficeState } from '../../contract/money/opening-hours.ts';
import type { DrawFacts } from '../../contract/money/public-facts.ts';
import { branchHoursTexts } from '../bank/bank.texts.ts';
import { contactContent } from '../content/contact-content.texts.ts';
import { feesAnswer } from '../content/services-content.texts.ts';
import { formatPaymentDay, noonOf } from '../ui/values/format-date.ts';
import { FeaturedBranches, OtherBranches } from './contact/branch-items.tsx';
import { BankFigures, HomeFigures } from './facts/bank-figures.tsx';
import { depositFact, LoanFacts, savingsFact } from './facts/service-facts.tsx';
import { structuredData } from './structured-data.ts';

const markup = (node: ReactNode) => renderToStaticMarkup(node);

/** `<` is written as an escape, so that no text can close the tag. */
const inTag = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Draws the facts of the public pages that staff can change. The server puts them in where the
 * pages, made at build, have their marks.
 */
export const drawFacts: DrawFacts = (facts, publicUrl) => {
  const { branches, fees } = facts;
  return {
    featuredBranches: markup(<FeaturedBranches branches={branches} />),
    officeState: markup(officeWords(facts.office)),
    holidays: facts.holidays.join(' '),
    branchList: markup(<OtherBranches branches={branches} />),
    structuredData: inTag(structuredData(publicUrl)),
    branchData: inTag(structuredData(publicUrl, branches)),
    feesAnswer: markup(feesAnswer(fees)),
    homeFigures: markup(<HomeFigures facts={facts} />),
    bankFigures: markup(<BankFigures facts={facts} />),
    savingsFact: markup(savingsFact(facts)),
    depositFact: markup(depositFact(facts)),
    loanFacts: markup(<LoanFacts facts={facts} />),
  };
};

const { openUntil, opensToday, opensOn } = contactContent;
const clock = (time: string) => clockText(time, branchHoursTexts);

/** Until when the office is open, or when it opens next. Never “now”: a page may be left open. */
function officeWords(state: OfficeState | undefined): string {
  if (state === undefined) return '';
  if (state.open) return openUntil(clock(state.until));
  const opens = clock(state.opens);
  return state.isToday ? opensToday(opens) : opensOn(formatPaymentDay(noonOf(state.day)), opens);
}
