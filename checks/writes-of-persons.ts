import type { Check, Finding } from './check.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/**
 * The ways past the database of a person's request, which refuses a person who may no longer write,
 * and the files that may take them.
 */
const waysPast: { way: RegExp; what: string; named: readonly string[] }[] = [
  {
    way: /\bbank\.counters\b|\bcounters\b[^;=]*\} = [\w.]*bank\b/,
    what: 'the counters of tries',
    named: [
      'server/services/limits/count-request.ts',
      'server/services/limits/judge-try.ts',
      'server/people/security-pin/require-pin.ts',
      // The function that it calls looks at each customer again, as `authorize` does.
      'server/money/approvals/sign-together.ts',
      'server/people/users/sign-in-tries.ts',
      'server/people/users/register-user.ts',
      'server/people/password-resets/request-link.ts',
      'server/people/second-factor/given-codes.ts',
    ],
  },
  {
    way: /\bworker\.db\b/,
    what: 'the database of jobs',
    named: ['server/staff/bank-day/run-job.ts'],
  },
  {
    way: /\bas Bank\b/,
    what: 'a bank that is opened by a cast',
    named: ['server/http/bind-route.ts', 'server/services/jobs/worker.ts'],
  },
  {
    way: /\bas BankOfPerson\b|\bnew AuthorizedDatabase\(/,
    what: 'a person’s bank that was made elsewhere',
    named: ['server/http/guard.ts'],
  },
];

export const writesOfPersons: Check = {
  rule: 'what a person writes goes through the database of their request; what gets past it is named',
  find(tree) {
    const findings: Finding[] = [];
    const isServer = (file: string) => file.startsWith('server/') && isCode(file) && !isTest(file);
    for (const [file, text] of filesWhere(tree, isServer))
      for (const { way, what, named } of waysPast)
        if (way.test(text) && !named.includes(file))
          findings.push({
            file,
            problem: `uses ${what}, where a person whose authority has ended could write`,
            mend: 'write through `ctx.bank.db`; else say so in checks/writes-of-persons.ts',
          });
    return findings;
  },
};
