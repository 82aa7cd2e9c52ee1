import type { Check } from './check.ts';

/** A small tree that breaks a rule in the files of `broken`, beside files that keep it. */
export interface BrokenTree {
  check: Check;
  breaks: string;
  files: Record<string, string>;
  broken: string[];
}
