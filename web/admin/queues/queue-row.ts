import type { CaseHolder } from '../../../contract/calls/cases.ts';

/** The fields that the desk needs of every row, of any kind. */
export interface QueueRow {
  _id: string;
  waitingSince: string;
  holder: CaseHolder | null;
}
