import type { Branch } from '../values/branches.ts';
import type { CalendarDay } from '../values/calendar-day.ts';
import type { OfficeState } from './opening-hours.ts';
import type { Policy } from '../values/policy.ts';

/** The facts on the public pages that staff can change. */
export interface PublicFacts {
  branches: readonly Branch[];
  fees: Policy<'fees'>;
  savingsRate: Policy<'savingsRate'>;
  loanRates: Policy<'loanRates'>;
  checkHold: Policy<'checkHold'>;
  /** Of the bank's own address. */
  office: OfficeState | undefined;
  /** Holidays about now. */
  holidays: readonly CalendarDay[];
}

/**
 * Marks of the public pages, as `{{featuredBranches}}`, each with the markup that replaces it now.
 */
export type FactMarkup = Record<
  | 'featuredBranches'
  | 'branchList'
  | 'officeState'
  | 'holidays'
  | 'structuredData'
  | 'branchData'
  | 'feesAnswer'
  | 'homeFigures'
  | 'bankFigures'
  | 'savingsFact'
  | 'depositFact'
  | 'loanFacts',
  string
>;

/** Draws the facts with the components of the pages; web addresses begin with `publicUrl`. */
export type DrawFacts = (facts: PublicFacts, publicUrl: string) => FactMarkup;
