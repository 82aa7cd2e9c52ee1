import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawFacts } from '../../contract/money/public-facts.ts';
import { feesAnswer } from '../content/services-content.texts.ts';
import { FeaturedBranches, OtherBranches } from './contact/branch-items.tsx';
import { BankFigures, HomeFigures } from './facts/bank-figures.tsx';
import { officeWords } from './facts/office-words.ts';
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
