import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTree } from './tree.ts';
import { contractRooms } from './import-walls.ts';
import { compositionRoots, knowTheBank, manifestType, serverRooms } from './server-rooms.ts';

const root = path.resolve(import.meta.dirname, '..');

/** importer → imported: what is said about it, or `fine`. */
const imports = `
  web/app/main.tsx                        ../../server/base/config.ts          web/ may import only
  server/app.ts                           ../web/app/main.tsx                  server/ may import only
  contract/people/users.ts                ../../server/base/config.ts          contract/ may import only
  contract/people/users.ts                zod                                  zod/mini only
  contract/people/users.ts                zod/mini                             fine
  contract/values/policy.ts               ../money/loans.ts                    is above
  contract/money/loans.ts                 ../values/policy.ts                  fine
  contract/money/loans.ts                 ../money/bills.ts                    fine
  contract/money/loans.ts                 ../api.ts                            is above
  contract/api.ts                         ./staff/audit.ts                     fine
  web/app/main.tsx                        node:fs                              has no Node
  web/app/main.tsx                        ../../contract/people/users.ts       fine
  server/people/users/a.ts                ../../../fixtures/cast.ts            server/ may import only
  server/people/users/a.test.ts           ../../../fixtures/cast.ts            fine
  scripts/demo.ts                         ../fixtures/cast.ts                  fine
  server/ledger/post.ts                   ../db/database.ts                    fine
  server/ledger/post.ts                   ../people/users/users-store.ts       is above
  server/ledger/post.ts                   ../context.ts                        know no request
  server/base/clock.ts                    ../bank.ts                           know no request
  server/ledger/post.ts                   ../base/clock.ts                     fine
  server/db/tx.ts                         ../ledger/post.ts                    is above
  server/people/users/a.ts                ../../money/transfers/store.ts       is above
  server/money/transfers/a.ts             ../../people/users/users-store.ts    fine
  server/money/transfers/a.ts             ../loans/loans-store.ts              is above
  server/money/loans/a.ts                 ../transfers/transfers-store.ts      fine
  server/money/transfers/a.ts             ../../staff/admin/fund-user.ts       is above
  server/people/users/open-session.ts     ../../http/cookies.ts                fine
  server/http/guard.ts                    ../people/users/sessions-store.ts    is above
  server/http/guard.ts                    ../money/accounts/accounts-store.ts  is above
  server/services/mail/a.ts               ../../http/guard.ts                  is above
  server/base/clock.ts                    ../people/users/users-store.ts       is above
  server/context.ts                       ./people/users/users-store.ts        is above
  server/people/users/a.ts                ../../main.ts                        composition root
  server/people/users/a.ts                ../../start/open-bank.ts             composition root
  server/people/users/noun.ts             ../../noun.ts                        fine
  server/people/users/noun.ts             ../../money/bills/bills-routes.ts    is above
  server/people/freezes/noun.ts           ../users/noun.ts                     knows the manifests
  server/people/users/a.ts                ../../noun.ts                        knows the manifests
  server/people/users/a.ts                ./noun.ts                            knows the manifests
  server/nouns.ts                         ./people/users/noun.ts               fine
  server/main.ts                          ./staff/admin/admin-routes.ts        fine
  server/start/open-bank.ts               ../staff/admin/admin-routes.ts       fine
  web/ui/button.tsx                       ../api/client.ts                     The kit shows
  web/ui/button.tsx                       ../bank/loan-words.ts                The kit shows
  web/ui/button.tsx                       ../../contract/loans.ts              The kit shows
  web/ui/button.tsx                       ../../contract/values/money.ts       fine
  web/ui/button.tsx                       @tanstack/react-query                The kit shows
  web/customer/a.tsx                      ../admin/b.tsx                       both areas
  web/customer/a.tsx                      ../api/client.ts                     fine
  server/money/loans/a.ts                 ../../ledger/postgresql/post.ts      know the engine
  server/ledger/verify.ts                 ./postgresql/post.ts                 fine
  server/start/open-bank.ts               ../ledger/postgresql/create.ts       fine
  server/app.ts                           ./ledger/postgresql/create.ts        know the engine
  scripts/bank/a.ts                       ../../server/ledger/postgresql/a.ts  know the engine
  server/money/loans/a.ts                 ../../services/mail/queue-mail.ts    queueNotice
  server/staff/messages/send-message.ts   ../../services/mail/queue-mail.ts    fine
  web/customer/a.tsx                      ./a.texts.es.ts                      NOUN.texts.ts
  web/customer/a.texts.ts                 ../../contract/values/b.texts.es.ts  fine
  web/customer/a.tsx                      react { lazy }                       latePart
  web/customer/a.tsx                      react { useState }                   fine
  web/customer/a.tsx                      ../api/idempotency-key.ts            useForm
  web/ui/form/use-form.ts                 ../../api/idempotency-key.ts         fine
  web/ui/form/form.tsx                    ../../api/client.ts                  take the call as
  web/ui/form/form.tsx                    ../../api/failures.ts                fine
  web/ui/form/form.tsx                    ../../../contract/money/loans.ts     take the call as
  web/ui/form/form.tsx                    ../../../contract/values/money.ts    take the call as
`;

/** Code of pages: what is said about it, or `fine`. */
const lines = `
  web/admin/a.ts           export const key = () => crypto.randomUUID();                  plain http
  web/admin/a.ts           const { randomUUID } = crypto;                                 plain http
  server/a.ts              export const key = () => crypto.randomUUID();                  fine
  web/site/b.ts            element.innerHTML = text;                                      is no HTML
  web/ui/a.tsx             const x = <p dangerouslySetInnerHTML={{ __html: text }} />;    no-danger
  web/customer/b.tsx       export const B = () => <form onSubmit={send} />;               useForm
  web/admin/b.tsx          export const A = () => <Form form={form} />;                   fine
  web/ui/form/form.tsx     export const Form = (props) => <form {...props} />;            fine
  web/site/c.tsx           export const C = () => <form method="post" />;                 fine
  web/app/a.ts             type A = import('../../server/a.ts').A;                        import()
  web/app/a.ts             export { b } from '../../server/b.ts';                         web/ may import
  web/app/a.ts             export const c = () => import('../../server/c.ts');            web/ may import
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ {2,}/) as [file: string, code: string, verdict: string]);

const imported = (what: string, row: number) => {
  const [from = '', names = `* as all${row}`] = what.split(/ (?=\{)/);
  return `import ${names} from '${from}';`;
};
const rows = [
  ...rowsOf(imports).map(
    ([file, what, verdict], row) => [file, imported(what, row), verdict] as const,
  ),
  ...rowsOf(lines),
];

/** Runs oxlint, as `npm run check` does, over a house of these lines. */
const folder = mkdtempSync(path.join(tmpdir(), 'walls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const linesOf = Map.groupBy(rows, ([file]) => file);
for (const [file, found] of linesOf) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), found.map(([, code]) => code).join('\n'));
}
writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
writeFileSync(
  path.join(folder, 'oxlint.config.ts'),
  `export { default } from ${JSON.stringify(path.join(root, 'oxlint.config.ts'))};`,
);
const { stdout } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'],
  { cwd: folder, encoding: 'utf8' },
);
const { diagnostics } = JSON.parse(stdout) as {
  diagnostics: {
    code: string;
    message: string;
    help?: string;
    filename: string;
    labels: { span: { line: number } }[];
  }[];
};
const held =
  /no-restricted-(?:imports|properties)|forbid-elements|no-danger|consistent-type-imports/;

test.each(rows)('%s: %s: %s', (file, code, verdict) => {
  const line = (linesOf.get(file) ?? []).findIndex(([, one]) => one === code) + 1;
  const said = diagnostics
    .filter(({ code: rule }) => held.test(rule))
    .filter(({ filename, labels }) => filename === file && labels[0]?.span.line === line)
    .map(({ code: rule, message, help }) => `${rule} ${message} ${help}`)
    .join();
  expect(said || 'fine').toContain(verdict);
});

test('each folder of the server and of the contract is in a room', () => {
  const files = [...readTree(root).keys()];
  const inside = (top: string) =>
    new Set(
      files.flatMap(
        (file) => new RegExp(`^${top}/([^/]+?)(?:\\.ts)?(?:/|$)`).exec(file)?.[1] ?? [],
      ),
    );
  const rooms = new Set([
    ...serverRooms.map(({ name }) => name),
    ...compositionRoots,
    ...knowTheBank,
    manifestType,
  ]);
  expect(inside('server').difference(rooms)).toEqual(new Set());
  expect(inside('contract').difference(new Set([...contractRooms, 'api', 'reads.test']))).toEqual(
    new Set(),
  );
  for (const { name, floors } of serverRooms)
    if (floors)
      expect(inside(`server/${name}`).difference(new Set(floors.flat()))).toEqual(new Set());
});
