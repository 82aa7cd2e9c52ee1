import type { CaseHolder } from '../../../contract/cases.ts';

/** What the desk needs of every row, whatever it is about. */
export interface QueueRow {
  _id: string;
  waitingSince: string;
  holder: CaseHolder | null;
}
