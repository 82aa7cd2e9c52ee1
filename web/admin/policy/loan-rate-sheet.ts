import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { loanPurposes, type LoanPurpose } from '../../../contract/values/loan-purposes.ts';
import { percentText } from '../../ui/money/percent-text.ts';
import type { PolicyField, Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

const purposeWords: Record<LoanPurpose, string> = {
  personal: 'Personal',
  home: 'Home',
  auto: 'Auto',
  education: 'Education',
};

interface Line {
  purpose: LoanPurpose;
  minimumScore: number;
  rateBps: number;
}

/** One row per score, the best first; a purpose that has no line for it stays empty. */
function rowsOf(value: unknown): Raw[] {
  const lines = value as Line[];
  const scores = [...new Set(lines.map(({ minimumScore }) => minimumScore))].toSorted(
    (one, other) => other - one,
  );
  return scores.map((minimumScore) => ({
    minimumScore,
    ...Object.fromEntries(
      lines
        .filter((line) => line.minimumScore === minimumScore)
        .map(({ purpose, rateBps }) => [purpose, rateBps]),
    ),
  }));
}

/**
 * Every rate with the row it was typed in, purpose by purpose and the best score first, in
 * whichever order the rows were added.
 */
const placedLines = (rows: readonly Raw[]) =>
  loanPurposes.flatMap((purpose) =>
    [...rows.entries()]
      .toSorted(([, one], [, other]) => Number(other['minimumScore']) - Number(one['minimumScore']))
      .flatMap(([row, { minimumScore, [purpose]: rateBps }]) =>
        rateBps === null || rateBps === undefined
          ? []
          : [{ row, line: { purpose, minimumScore, rateBps } }],
      ),
  );

export const loanRateSheet: PolicySheet = {
  title: policyTitles.loanRates,
  about:
    'Annual rates in percent by credit score and purpose, the best score first. Leave a rate ' +
    'blank where the loan is not offered.',
  fields: [
    { name: 'minimumScore', label: 'From score', kind: 'whole' },
    ...loanPurposes.map(
      (purpose): PolicyField => ({
        name: purpose,
        label: purposeWords[purpose],
        kind: 'percent',
        none: 'Not offered',
      }),
    ),
  ],
  list: { rowName: 'Score', newRow: {}, shownAs: 'matrix' },
  rowsOf,
  valueOf: (rows) => placedLines(rows).map(({ line }) => line),
  linesOf: (value) =>
    (value as Line[]).map(({ purpose, minimumScore, rateBps }) => ({
      label: `${purposeWords[purpose]}, from score ${minimumScore}`,
      text: percentText(rateBps),
    })),
  placeOf: ([index, field], rows) => {
    const placed = index === undefined ? undefined : placedLines(rows)[Number(index)];
    return {
      row: placed?.row,
      field:
        field === 'rateBps'
          ? placed?.line.purpose
          : field === undefined
            ? undefined
            : String(field),
    };
  },
};
