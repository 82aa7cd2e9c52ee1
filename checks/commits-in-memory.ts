import type { Check, Finding } from './check.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Files whose writes may be lost with the machine, and why the loss does no harm. */
const mayBeLost: Record<string, string> = {
  'server/people/users/sessions-store.ts': 'when a session was last used: the next use writes it',
  'server/services/jobs/run-recorder.ts': 'how jobs fared: the next run writes it',
  'server/money/accounts/account-origins.ts':
    'sums of entries that are kept: the next page adds them up',
  'server/services/jobs/job-runs-store.ts': 'that a run is alive: written every ten seconds',
};

const asksForIt = /commits: 'in memory'|synchronous_commit\s*=|'synchronous_commit',/;

export const commitsInMemoryNamed: Check = {
  rule: 'only time stamps, notes and sums of what is kept commit in memory, each in a file that is named',
  find(tree) {
    const findings: Finding[] = [];
    // The database offers it, and the group commit answers only once the flush barrier has passed.
    const isUser = (file: string) =>
      /^server\/(?!db\/|ledger\/)/.test(file) && isCode(file) && !isTest(file);
    for (const [file, text] of filesWhere(tree, isUser)) {
      const isNamed = file in mayBeLost;
      if (asksForIt.test(text) === isNamed) continue;
      findings.push({
        file,
        problem: isNamed
          ? 'is named as committing in memory, and does not'
          : 'commits what may be lost with the machine',
        mend: isNamed
          ? 'take it off the list in checks/commits-in-memory.ts'
          : 'let it wait for the disk; if losing it harms nobody, say why in this check',
      });
    }
    return findings;
  },
};
