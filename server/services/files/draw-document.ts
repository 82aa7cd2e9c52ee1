import type { Bank } from '../../bank.ts';
import type { Caller } from '../turns/caller.ts';
import type { InspectionRefusal } from './inspection.ts';

/** Wide enough to read a letter of a page. */
export const pageSide = 1_600;

/** More than anybody reads at a desk, and what the pictures of one document may come to. */
export const mostPages = 50;

/** Milliseconds of drawing after which another person has a turn. */
const turnMs = 500;
/** All pages of a document: who sends it waits for them, with up to two others of the same form. */
const longestMs = 8_000;

type DrawnDocument = { pages: Buffer[] } | { refused: InspectionRefusal | 'too many pages' };

/**
 * Draws each page of a PDF that is handed in, as staff will see it: what no one could draw is not
 * kept.
 * @throws {Refusal} as `FairQueue`.
 */
export async function drawDocument(
  { inspector }: Pick<Bank, 'inspector'>,
  caller: Caller,
  bytes: Uint8Array,
): Promise<DrawnDocument> {
  const looked = await inspector.uploads(caller, (ask) => ask({ look: 'pdf', bytes }));
  if (looked.found === 'refused') return { refused: looked.why };
  const count = looked.found === 'pdf' ? looked.pages : 0;
  if (count > mostPages) return { refused: 'too many pages' };
  const pages: Buffer[] = [];
  let spentMs = 0;
  while (pages.length < count) {
    const refused = await inspector.uploads(caller, async (ask) => {
      const beganMs = performance.now();
      const hasTurn = () =>
        pages.length < count && performance.now() - beganMs < turnMs && !caller.gone?.aborted;
      do {
        const drawn = await ask({ look: 'page', bytes, page: pages.length + 1, maxSide: pageSide });
        if (drawn.found === 'refused') return drawn.why;
        if (drawn.found !== 'page' || !drawn.picture) return 'damaged';
        pages.push(Buffer.from(drawn.picture));
      } while (hasTurn());
      spentMs += performance.now() - beganMs;
      return undefined;
    });
    if (refused) return { refused };
    if (spentMs > longestMs && pages.length < count) return { refused: 'too slow' };
  }
  return { pages };
}
