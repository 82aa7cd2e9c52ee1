import * as z from 'zod/mini';
import { loanPurposes } from './loan-purposes.ts';

const highestRateBps = 3_600;
const rateText = 'Each rate must be from 0.00% to 36.00%.';
const scoreText = 'Each score must be a whole number from 300 to 850.';

const line = z.strictObject({
  purpose: z.enum(loanPurposes),
  minimumScore: z.int(scoreText).check(z.minimum(300, scoreText), z.maximum(850, scoreText)),
  rateBps: z.int(rateText).check(z.minimum(0, rateText), z.maximum(highestRateBps, rateText)),
});

type Line = z.output<typeof line>;

/** A line below one with a lower score of the same purpose would never be reached. */
const isInOrder = (lines: readonly Line[]) =>
  lines.every(({ purpose, minimumScore }, index) =>
    lines
      .slice(0, index)
      .every((above) => above.purpose !== purpose || above.minimumScore > minimumScore),
  );

/**
 * For each purpose, from the best score down: the first line whose score is reached gives the rate.
 * A purpose without a line is not offered.
 */
export const loanRates = z
  .array(line)
  .check(
    z.maxLength(80, 'At most 80 lines.'),
    z.refine(isInOrder, 'Within a purpose, each line needs a lower score than the one above it.'),
  );
