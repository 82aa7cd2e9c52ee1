import { expect, test } from 'vitest';
import { layers } from './layers.ts';

/** importer → imported: what is said about it, or `fine`. */
const cases = `
  web/app/main.tsx                        ../../server/base/config.ts          web/ imports
  server/app.ts                           ../web/app/main.tsx                  server/ imports
  contract/users.ts                       ../server/base/config.ts             contract/ imports
  contract/users.ts                       zod                                  contract/ imports zod
  contract/users.ts                       zod/mini                             fine
  web/app/main.tsx                        node:fs                              web/ imports node:fs
  web/app/main.tsx                        ../../contract/users.ts              fine
  server/people/users/a.ts                ../../../fixtures/cast.ts            server/ imports
  server/people/users/a.test.ts           ../../../fixtures/cast.ts            fine
  scripts/demo.ts                         ../fixtures/cast.ts                  fine
  server/ledger/post.ts                   ../db/database.ts                    fine
  server/ledger/post.ts                   ../people/users/users-store.ts       stands above
  server/ledger/post.ts                   ../context.ts                        know no request
  server/base/clock.ts                    ../bank.ts                           know no request
  server/ledger/post.ts                   ../base/clock.ts                     fine
  server/db/tx.ts                         ../ledger/post.ts                    stands above
  server/people/users/a.ts                ../../money/transfers/store.ts       stands above
  server/money/transfers/a.ts             ../../people/users/users-store.ts    fine
  server/money/transfers/a.ts             ../loans/loans-store.ts              stands above
  server/money/loans/a.ts                 ../transfers/transfers-store.ts      fine
  server/money/transfers/a.ts             ../../staff/admin/fund-user.ts       stands above
  server/people/users/open-session.ts     ../../http/cookies.ts                fine
  server/http/guard.ts                    ../people/users/sessions-store.ts    stands above
  server/http/guard.ts                    ../money/accounts/accounts-store.ts  stands above
  server/services/mail/a.ts               ../../http/guard.ts                  stands above
  server/base/clock.ts                    ../people/users/users-store.ts       stands above
  server/context.ts                       ./people/users/users-store.ts        stands above
  server/people/users/a.ts                ../../main.ts                        composition root
  server/people/users/a.ts                ../../start/open-bank.ts             composition root
  server/main.ts                          ./staff/admin/admin-routes.ts        fine
  server/start/open-bank.ts               ../staff/admin/admin-routes.ts       fine
  server/people/users/a.ts                ../../strangers/a.ts                 has no room
  server/money/loans/a.ts                 ../strangers/a.ts                    has no room
  web/ui/button.tsx                       ../api/client.ts                     web/ui/ imports
  web/ui/button.tsx                       ../bank/loan-words.ts                web/ui/ imports
  web/ui/button.tsx                       ../../contract/loans.ts              web/ui/ imports
  web/ui/button.tsx                       ../../contract/money.ts              fine
  web/ui/button.tsx                       @tanstack/react-query                web/ui/ imports
  web/customer/a.tsx                      ../admin/b.tsx                       web/customer/ imports
  web/customer/a.tsx                      ../api/client.ts                     fine
`;

const rows = cases
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/ {2,}/) as [string, string, string]);

test.each(rows)('%s importing %s: %s', (importer, imported, verdict) => {
  const findings = layers.find(new Map([[importer, `import * as one from '${imported}'; one;`]]));
  const said = findings.map(({ problem, mend }) => `${problem}; ${mend}`).join() || 'fine';
  expect(said).toContain(verdict);
});

test('an import inside a type, a re-export and a lazy import are seen too', () => {
  const lines = [
    "type A = import('../../server/a.ts').A;",
    "export { b } from '../../server/b.ts';",
    "const c = () => import('../../server/c.ts');",
  ];
  const found = layers.find(new Map([['web/app/a.ts', lines.join('\n')]]));
  expect(new Set(found.map(({ line }) => line))).toEqual(new Set([1, 2, 3]));
});
