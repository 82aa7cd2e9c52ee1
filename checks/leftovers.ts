import type { Check } from './check.ts';
import { linesMatching } from './parse.ts';
import { filesWhere } from './tree.ts';

const promises =
  /\b(TO)(DO)|\b(FIX)(ME)\b|\b(HA)(CK)\b|\bnot (yet )?(implemented)\b|\b(coming) (soon)\b/g;

export const noPromises: Check = {
  rule: 'nothing is left for later in style sheets and migrations',
  // Of code oxlint says so (no-warning-comments).
  find: (tree) =>
    filesWhere(tree, (file) => /\.(css|sql)$/.test(file)).flatMap(([file, text]) =>
      linesMatching(text, promises).map((line) => ({
        file,
        line,
        problem: 'a promise instead of the thing',
        mend: 'do it now, or file an issue and leave no trace here',
      })),
    ),
};

const secrets =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bsk_live_[A-Za-z0-9]{16,}|\bxox[abprs]-[A-Za-z0-9-]{20,}|\bnpm_[A-Za-z0-9]{36}\b/g;

export const noSecrets: Check = {
  rule: 'no secret stands in the tree',
  find: (tree) =>
    filesWhere(tree, () => true).flatMap(([file, text]) =>
      linesMatching(text, secrets).map((line) => ({
        file,
        line,
        problem: 'this looks like a real secret',
        mend: 'take it out, revoke it where it is valid, and read it from the environment',
      })),
    ),
};
