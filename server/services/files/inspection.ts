import type { RedrawnPicture } from './redraw-picture.ts';

/** The tasks that the bank gives its inspector, one thing at a time. */
export type InspectionTask =
  | { look: 'picture'; bytes: Uint8Array; maxSide: number }
  | { look: 'pdf'; bytes: Uint8Array }
  /** A page of a PDF, from 1. */
  | { look: 'page'; bytes: Uint8Array; page: number; maxSide: number };

/** The process says so once it has loaded what it needs, and then looks. */
export const begun = 'begun';

/** The reasons for which the inspector hands a file back. */
export type InspectionRefusal = 'damaged' | 'too many pixels' | 'active' | 'too slow';

export type InspectionResult =
  | { found: 'picture'; picture: RedrawnPicture }
  | { found: 'pdf'; pages: number }
  /** Undefined where the PDF has no such page. */
  | { found: 'page'; picture: Buffer | undefined }
  | { found: 'refused'; why: InspectionRefusal };
