import { describe, expect, test } from 'vitest';
import type { Check } from './check.ts';
import { amountsAtTheEdge } from './amounts-at-the-edge.ts';
import { bankDays } from './bank-days.ts';
import { brokenComments } from './broken-comments.ts';
import { brokenDocuments } from './broken-documents.ts';
import { brokenStyles } from './broken-styles.ts';
import { brokenTexts } from './broken-texts.ts';
import type { BrokenTree } from './broken-tree.ts';
import { brokenWrites } from './broken-writes.ts';
import { closingsNamed } from './closings-named.ts';
import { commitsInMemoryNamed } from './commits-in-memory.ts';
import { wholeLockfile, dependencies } from './dependencies.ts';
import { fileLength, fileNames } from './file-shape.ts';
import { noPromises, noSecrets } from './leftovers.ts';
import { house } from './house.ts';
import { everyMonthRead, storageHidden } from './ledger-engine.ts';
import { licences } from './licences.ts';
import { exportsNamed } from './named-exports.ts';
import { numberedDecisions, numberedMigrations } from './numbering.ts';
import { moneyArithmetic } from './money-arithmetic.ts';
import { oneFormat } from './one-format.ts';
import { ownChecks } from './own-checks.ts';
import { pinnedImages } from './pinned-images.ts';
import { vocabulary } from './vocabulary.ts';

const filesFound = (check: Check, files: BrokenTree['files']) =>
  check.find(new Map(Object.entries(files))).map(({ file }) => file);

const sha = `sha512-${'x'.repeat(86)}==`;
const openLicence = 'Apache License\nVersion 2.0, January 2004\nEND OF TERMS AND CONDITIONS';

const cases: BrokenTree[] = [
  ...brokenComments,
  ...brokenDocuments,
  ...brokenStyles,
  ...brokenTexts,
  ...brokenWrites,
  {
    check: bankDays,
    breaks: 'a day by the clock of the device or of London',
    files: {
      'web/a.ts': 'export const day = new Intl.DateTimeFormat("en-US", { month: "short" });',
      'web/b.ts':
        'export const text = (at: Date) => at.toLocaleDateString("en-US", { timeZone: "UTC" });',
      'web/c.ts': 'export const text = new Date(0).toLocaleString("en-US");',
      'web/d.ts': 'export const hour = (at: Date) => at.getHours();',
      'web/e.ts':
        'export const day = new Intl.DateTimeFormat("en-US", { timeZone }).format(new Date()); const n = (5).toLocaleString("en-US");',
      'web/f.ts': 'export const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);',
      'server/f.ts': 'export const hour = (at: Date) => at.getHours();',
    },
    broken: ['web/a.ts', 'web/b.ts', 'web/c.ts', 'web/d.ts', 'web/f.ts'],
  },
  {
    check: fileLength,
    breaks: 'a file of 251 lines',
    files: { 'web/a.css': 'a\n'.repeat(251), 'web/b.css': 'a\n'.repeat(250) },
    broken: ['web/a.css'],
  },
  {
    check: fileNames,
    breaks: 'a name in camel case',
    files: { 'web/ui/moneyText.css': '', 'web/ui/money-text.css': '' },
    broken: ['web/ui/moneyText.css'],
  },
  {
    check: exportsNamed,
    breaks: 'a file named for something else than it exports',
    files: {
      'server/money/pause-bill.ts': 'export const pauseBill = () => undefined;',
      'server/money/paused-bills.ts': 'export const isPaused = 1; export const asItStands = 2;',
      'server/money/bills-store.ts': 'export function findBill() {}',
      'server/money/stop-bill.ts': 'export function endBill() {}',
      'server/money/limits.ts': 'export const guesser = 1; export class Try {}',
      'web/bill.ts': 'export const other = 1;',
    },
    broken: ['server/money/limits.ts', 'server/money/stop-bill.ts'],
  },
  {
    check: vocabulary,
    breaks: 'a database transaction called transaction',
    files: {
      'server/db/a.ts': 'const openTransaction = 1;',
      'web/b.ts': 'const transactionRow = 1;',
    },
    broken: ['server/db/a.ts'],
  },
  {
    check: vocabulary,
    breaks: 'an abbreviation, and a file of helpers',
    files: { 'server/a.ts': 'const fromAcct = 1;', 'web/utils.ts': '' },
    broken: ['server/a.ts', 'web/utils.ts'],
  },
  {
    check: storageHidden,
    breaks: 'a table locked, and a row found by its place',
    files: {
      'server/money/cards/lock-cards.ts': "await tx.query('LOCK TABLE card');",
      'server/money/cards/cards-store.ts': "await tx.query('DELETE FROM card WHERE ctid = $1');",
      'server/money/cards/note.ts': 'const block = 1;',
      'server/money/cards/share-cards.ts': "await tx.query('LOCK card IN SHARE MODE');",
      'server/db/migrate.ts': "await tx.query('LOCK TABLE card');",
    },
    broken: [
      'server/money/cards/cards-store.ts',
      'server/money/cards/lock-cards.ts',
      'server/money/cards/share-cards.ts',
    ],
  },
  {
    check: everyMonthRead,
    breaks: 'a list without the months that are detached',
    files: {
      'server/money/cards/list-entries.ts': "await tx.query('SELECT seq FROM entry');",
      'server/money/cards/every-entry.ts': "await tx.query('SELECT seq FROM every_entry');",
      'server/ledger/verify.ts': "await tx.query('SELECT count(*) FROM entry');",
    },
    broken: ['server/money/cards/list-entries.ts'],
  },
  {
    check: commitsInMemoryNamed,
    breaks: 'a change that the machine may lose',
    files: {
      'server/people/users/sign-out.ts': "await db.tx(work, { commits: 'in memory' });",
      'server/money/cards/freeze.ts': "await tx.query('SET LOCAL synchronous_commit = off');",
      'server/services/jobs/run-recorder.ts': 'await db.tx(work);',
      'server/people/users/sessions-store.ts': "await db.tx(touch, { commits: 'in memory' });",
      'server/start/examine/look.ts': "fault('synchronous_commit is off')",
      'server/ledger/postgresql/post.ts': "set_config('synchronous_commit', 'off', true)",
    },
    broken: [
      'server/money/cards/freeze.ts',
      'server/people/users/sign-out.ts',
      'server/services/jobs/run-recorder.ts',
    ],
  },
  {
    check: closingsNamed,
    breaks: 'a table of customers that no noun closes',
    files: {
      'server/db/schema.sql': [
        'CREATE TABLE pet (\n  id uuid,\n  keeper uuid REFERENCES users (id)\n);',
        'CREATE TABLE card (\n  user_id uuid NOT NULL\n);',
        'CREATE TABLE loan (\n  user_id uuid NOT NULL\n);',
        'CREATE TABLE payoff (\n  user_id uuid NOT NULL\n);',
        'CREATE TABLE desk (\n  holder uuid REFERENCES users (id)\n);',
        'CREATE TABLE rate (\n  day date\n);',
      ].join('\n'),
      'server/desk/noun.ts': "export const desk = noun({ tablesOfStaff: ['desk'] });",
      'server/money/cards/cards-closing.ts':
        "export const cardsClosing: CustomerClosing = {\n  tables: {\n    card: 'closed',\n  },\n};",
      'server/money/loans/loans-closing.ts':
        "export const loansClosing: CustomerClosing = {\n  tables: { loan: 'closed', payoff: 'deleted' },\n};",
      'server/people/pets.ts': "const fates = {\n  pet: 'deleted',\n};",
    },
    broken: ['server/db/schema.sql'],
  },
  {
    check: moneyArithmetic,
    breaks: 'cents made by hand',
    files: {
      'server/a.ts': 'const cents = dollars * 100;',
      'server/b.ts': 'const dollars = Number(cents) / 100;',
      'server/c.ts': 'total *= 100n;',
      'web/d.ts': 'const text = amount.toFixed(2);',
      'web/e.ts': 'const amount = Number.parseFloat(text);',
      'web/art/f.ts': 'const x = point.toFixed(1);',
      'contract/values/money.ts': 'const x = minor / 100n;',
      'web/h.ts': 'const percent = (part / whole) * 100;',
      'server/g.ts': '// dollars * 100 would lose cents\nconst percent = "* 100";',
    },
    broken: ['server/a.ts', 'server/b.ts', 'server/c.ts', 'web/d.ts', 'web/e.ts'],
  },
  {
    check: oneFormat,
    breaks: 'a language or a plural of its own',
    files: {
      'web/ui/values/format.ts': "const format = new Intl.NumberFormat('en-US');",
      'web/ui/a.ts': 'const write = (parts: Intl.DateTimeFormatOptions) => dateWriter(parts);',
      'web/admin/b.ts': 'const text = total.toLocaleString(lang);',
      'web/admin/c.ts': "const word = count === 1 ? 'day' : 'days';",
      'web/admin/f.ts': 'const format = new Intl.PluralRules(lang);',
    },
    broken: ['web/admin/b.ts', 'web/admin/c.ts', 'web/admin/f.ts'],
  },
  {
    check: amountsAtTheEdge,
    breaks:
      'an amount that is converted in a page or a use case, that a page cannot hide, or made up',
    files: {
      'server/money/goals/a.ts': 'const view = { amount: numberFromMinor(amountMinor) };',
      'server/money/goals/b.ts': 'const view = { amount: amountMinor };',
      'server/ledger/postgresql/encode-call.ts': 'const kept = jsonText(answer);',
      'web/admin/a.ts': 'const minor = minorFromNumber(balance);',
      'web/admin/b.ts': 'const text = moneyText(payment.amount);',
      'web/admin/c.ts': 'const typed = parseTypedAmount(text) ?? 0n;',
      'web/customer/d.tsx': 'const label = `Balance ${formatUsd(balance)}`;',
      'web/customer/e.tsx': 'const x = <MoneyText alwaysShown amount={balance} />;',
      'web/customer/f.tsx': 'const x = <td title={decimalText(balance)} />;',
      'web/customer/g.tsx': 'const label = `Balance ${useAmountText()(balance)}`;',
      'web/ui/charts/h.tsx': 'const { total } = await response.json();',
      'web/customer/payments/summary.tsx': 'const x = <MoneyText amount={fee} />;',
      'web/customer/i.tsx': 'const limit = bank.data?.limits.perDay ?? 0n;',
    },
    broken: [
      'server/money/goals/a.ts',
      'web/admin/a.ts',
      'web/ui/charts/h.tsx',
      'web/customer/d.tsx',
      'web/customer/e.tsx',
      'web/customer/payments/summary.tsx',
      'web/customer/i.tsx',
      'web/customer/f.tsx',
    ],
  },
  {
    check: numberedMigrations,
    breaks: 'a gap in the numbers',
    files: {
      'server/db/migrations/0001-ledger.sql': '',
      'server/db/migrations/0003-users.sql': '',
    },
    broken: ['server/db/migrations/0003-users.sql'],
  },
  {
    check: house,
    breaks: 'files that import each other, one of them later',
    files: {
      'web/a.ts': "import './b.ts';",
      'web/b.ts': "void import('./a.ts');",
      'web/c.ts': "import './a.ts';",
    },
    broken: ['checks/house.ts'],
  },
  {
    check: numberedDecisions,
    breaks: 'two of one number, and a number that none has',
    files: {
      'docs/decisions/a.md': '## One holds (0001, 0003)\n',
      'docs/decisions/b.md': '## Another holds (0003)\n## A third (0004)\n',
    },
    broken: ['docs/decisions/b.md', 'docs/decisions'],
  },
  {
    check: numberedDecisions,
    breaks: 'a number that no page has',
    files: {
      'docs/decisions/a.md': '## One holds (0001)\n',
      'docs/b.md': 'See decision 0001.',
      'docs/c.md': 'See decision 0002.',
      'server/a.ts': '// Kept by decision 0009.\n',
    },
    broken: ['docs/c.md', 'server/a.ts'],
  },
  {
    check: dependencies,
    breaks: 'a package that is neither pinned nor decided',
    files: {
      'package.json': '{"dependencies":{"pg":"8.0.0","loose":"^1.0.0"}}',
      'docs/decisions/a.md': 'We use `pg` and `loose`.',
    },
    broken: ['package.json'],
  },
  {
    check: dependencies,
    breaks: 'a package without a decision',
    files: { 'package.json': '{"devDependencies":{"vite":"8.0.0"}}' },
    broken: ['package.json'],
  },
  {
    check: licences,
    breaks: 'fonts without their licence',
    files: {
      LICENSE: openLicence,
      'web/fonts/a.woff2': '',
      'web/brand/b.woff2': '',
      'web/brand/OFL.txt': '',
    },
    broken: ['web/fonts'],
  },
  {
    check: wholeLockfile,
    breaks: 'a platform that is not locked',
    files: {
      'package-lock.json': `{"packages":{"":{},"node_modules/a":{"integrity":"${sha}","optionalDependencies":{"a-linux":"1","a-darwin":"1"}},"node_modules/a-linux":{"integrity":"${sha}"}}}`,
    },
    broken: ['package-lock.json'],
  },
  {
    check: wholeLockfile,
    breaks: 'a package without a hash, one that runs a script, and an installer that lets it',
    files: {
      'package-lock.json': `{"packages":{"":{},"node_modules/a":{"integrity":"sha1-x"},"node_modules/b":{"integrity":"${sha}","hasInstallScript":true}}}`,
      Dockerfile: 'RUN npm ci --no-audit',
      'scripts/setup.ts': `npm('ci', '--ignore-scripts')`,
    },
    broken: ['package-lock.json', 'package-lock.json', 'Dockerfile'],
  },
  {
    check: pinnedImages,
    breaks: 'images by tag, a package of the day, and root',
    files: {
      Dockerfile: `FROM node:26@sha256:${'a'.repeat(64)} AS base\nFROM base AS build\nRUN apt-get update\nFROM node:26\nUSER bank`,
      'compose.yaml': `    image: larkmoor\n    image: postgres:17@sha256:${'b'.repeat(64)}\n    image: postgres:17`,
    },
    broken: ['Dockerfile', 'compose.yaml', 'Dockerfile', 'Dockerfile'],
  },
  {
    check: licences,
    breaks: 'a shortened licence',
    files: { LICENSE: 'Apache' },
    broken: ['LICENSE'],
  },
  {
    check: noPromises,
    breaks: 'work left for later',
    files: { 'web/a.css': ['/* TO', 'DO: later */'].join(''), 'web/b.css': '.todos {}' },
    broken: ['web/a.css'],
  },
  {
    check: noSecrets,
    breaks: 'a private key',
    files: { 'server/a.ts': ['-----BEGIN ', 'PRIVATE KEY-----'].join('') },
    broken: ['server/a.ts'],
  },
];

describe('every rule of the house can fail', () => {
  test.each(cases)('$check.rule: $breaks [S-64]', ({ check, files, broken }) => {
    expect(filesFound(check, files)).toEqual(broken);
  });

  test('each rule is tried', () => {
    const tried = new Set(cases.map(({ check }) => check.rule));
    expect(ownChecks.map(({ rule }) => rule).filter((rule) => !tried.has(rule))).toEqual([]);
  });
});
