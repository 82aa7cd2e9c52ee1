import type { QuarterTurns } from '../../ui/files/draw-picture.ts';
import { drawPicture } from '../../ui/files/draw-picture.ts';
import { warningsOf } from './picture-quality.ts';
import { checkDialogTexts } from './deposit.texts.ts';

const texts = checkDialogTexts.checkSide;

/** Enough to read every line of a check, and small enough for a weak connection. */
const maxSide = 2000;

/** One side of a check, as it will be sent. */
export interface CheckSide {
  /** As it was taken or chosen: each turn starts from it, so that nothing is lost by turning. */
  original: File;
  turns: QuarterTurns;
  picture: File;
  /** Worth another try, but never in the way. */
  warnings: readonly string[];
}

/** Makes a side ready to send. A picture this browser cannot read is left to the bank to judge. */
export async function prepareSide(original: File, turns: QuarterTurns): Promise<CheckSide> {
  try {
    const { file, ...judged } = await drawPicture(original, { turns, maxSide });
    return { original, turns, picture: file, warnings: warningsOf(judged) };
  } catch {
    return {
      original,
      turns: 0,
      picture: original,
      warnings: [texts.thisPictureCannotBeShown],
    };
  }
}

export const turnRight = ({ original, turns }: CheckSide): Promise<CheckSide> =>
  prepareSide(original, ((turns + 1) % 4) as QuarterTurns);
