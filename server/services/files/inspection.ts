import type { RedrawnPicture } from './redraw-picture.ts';

/** What the bank asks its inspector, one thing at a time. */
export type InspectionTask =
  | { look: 'picture'; bytes: Uint8Array; maxSide: number }
  | { look: 'pdf'; bytes: Uint8Array };

/** Why the inspector hands a file back. */
export type InspectionRefusal = 'damaged' | 'too many pixels' | 'active';

export type InspectionResult =
  | { found: 'picture'; picture: RedrawnPicture }
  | { found: 'pdf' }
  | { found: 'refused'; why: InspectionRefusal };
