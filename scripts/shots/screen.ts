import type { Page } from '@playwright/test';

export type Visitor =
  | 'anyone'
  | 'maya.okafor'
  | typeof longUsername
  | 'new.customer'
  | 'sam.oduya'
  | 'staff';

/** One picture of the contact sheets: a screen in a state. */
export interface Screen {
  name: string;
  path: string;
  as: Visitor;
  /** Signed in just now: what the bank shows for some minutes only. */
  justSignedIn?: true;
  /** Brings the page into the state the picture shows. */
  prepare?: (page: Page) => Promise<void>;
  /** Is loaded and prepared for each size: what the size decides when it is opened. */
  eachSize?: true;
  /** Is not compared with the accepted pictures, because this differs in each run. */
  differsBy?: string;
  /** As it comes out of the printer. */
  printed?: true;
  /** Calls whose answers are replaced by a failure, to see the error state. */
  failing?: RegExp;
}

/** Of the demonstration's cast the one whose every text is as long as may be. */
export const longUsername = 'maximiliana.featherstonehaugh-oyelaran';
