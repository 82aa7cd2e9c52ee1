import type { Check } from './check.ts';

/** A small tree in which the files of `broken` break a rule and the others keep it. */
export interface BrokenTree {
  check: Check;
  breaks: string;
  files: Record<string, string>;
  broken: string[];
}
