import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawFacts } from '../../contract/public-facts.ts';
import { feesAnswer } from '../content/fees-answer.texts.ts';
import { BranchItems } from './contact/branch-items.tsx';
import { FeaturedCards } from './contact/featured-cards.tsx';
import { structuredData } from './structured-data.ts';

const markup = (node: ReactNode) => renderToStaticMarkup(node);

/**
 * What staff can change of the public pages. The server puts it in where the pages, made at build,
 * have their marks.
 */
export const drawFacts: DrawFacts = ({ branches, fees }, publicUrl) => ({
  featuredBranches: markup(<FeaturedCards branches={branches} />),
  branchList: markup(<BranchItems branches={branches} />),
  // `<` is written as an escape, so that no text can close the tag.
  structuredData: JSON.stringify(structuredData(branches, publicUrl)).replaceAll('<', '\\u003c'),
  feesAnswer: markup(feesAnswer(fees)),
});
