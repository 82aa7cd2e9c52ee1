import type { LoanPurpose } from '../../../contract/loan-purposes.ts';
import { percentText } from '../../ui/percent-text.ts';
import type { Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

const purposeWords: Record<LoanPurpose, string> = { personal: 'Personal', home: 'Home', auto: 'Auto', education: 'Education' };

interface Line {
  purpose: LoanPurpose;
  minimumScore: number;
  rateBps: number;
}

export const loanRateSheet: PolicySheet = {
  title: 'Loan rates',
  about: 'Rates a year by purpose and credit score, the best score first. A purpose without a line is not offered.',
  fields: [
    { name: 'purpose', label: 'Purpose', kind: 'choice', choices: purposeWords },
    { name: 'minimumScore', label: 'From score', kind: 'whole' },
    { name: 'rateBps', label: 'Annual rate', kind: 'percent' },
  ],
  list: { rowName: 'Line', newRow: { purpose: 'personal' } },
  rowsOf: (value) => value as Raw[],
  valueOf: (rows) => rows,
  linesOf: (value) =>
    (value as Line[]).map(({ purpose, minimumScore, rateBps }) => ({
      label: `${purposeWords[purpose]}, from score ${minimumScore}`,
      text: percentText(rateBps),
    })),
  placeOf: ([row, field]) => ({ row: row === undefined ? undefined : Number(row), field: field === undefined ? undefined : String(field) }),
};
