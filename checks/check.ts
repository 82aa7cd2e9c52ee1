import type { Tree } from './tree.ts';

/** One broken rule at one place: what is wrong, and what to do instead. */
export interface Finding {
  file: string;
  line?: number;
  problem: string;
  mend: string;
}

/**
 * A rule about our own tree. It reads files only, so that a test can hand it a small made-up tree.
 */
export interface Check {
  /** The rule, as a sentence. */
  rule: string;
  find: (tree: Tree) => Finding[];
}
