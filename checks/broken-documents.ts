import type { BrokenTree } from './broken-tree.ts';
import { documentedCommands, livingLinks, livingRecipes, narrowDocuments } from './documents.ts';
import { errorsDocumented } from './errors-documented.ts';
import { asvsWhole } from './asvs-whole.ts';
import { settings, loggedLines } from './operating-documented.ts';
import { requirementsTested } from './requirements-tested.ts';
import { documentedRooms } from './rooms-documented.ts';
import { specifiedTexts } from './specified-texts.ts';
import { alerts } from './alerts.ts';

const refusals =
  'export const refusals = defineRefusals({ BUSY: { status: 503, title: "Busy", message: "Busy." } });';
const documented = '| `BUSY` | 503 | Too much work. | Try again. |';

/** Documents that say what is not so. */
const allComposed =
  '  bank:\n    environment:\n      PORT: 1\n      BANK_NEW: 1\n      BANK_POLICY: 1\n';

export const brokenDocuments: BrokenTree[] = [
  {
    check: narrowDocuments,
    breaks: 'a line of 101 columns that is no table and no code',
    files: {
      'docs/a.md': `${'a'.repeat(101)}\n`,
      'docs/b.md': `${'é'.repeat(100)}\n| ${'b'.repeat(100)} |\n  \`\`\`ts\n${'c'.repeat(101)}\n  \`\`\`\n`,
      'docs/c.md': `\`\`\`\n\`\`\`\n${'c'.repeat(101)}\n`,
      'docs/decisions/0001-a.md': 'd'.repeat(101),
    },
    broken: ['docs/a.md', 'docs/c.md'],
  },
  {
    check: documentedRooms,
    breaks: 'a room that the architecture page describes otherwise',
    files: { 'docs/architecture.md': '| `base` | Everything. |' },
    broken: ['docs/architecture.md'],
  },
  {
    check: loggedLines,
    breaks: 'a line of the log that is not explained',
    files: {
      'docs/operating.md': '| `known` | info | fine |',
      'server/a.ts': "log.info('known'); bank.log.warn({ a: 1 }, 'known');",
      'server/b.ts': "bank.log.error({ a: 1 }, 'unknown');",
    },
    broken: ['server/b.ts'],
  },
  {
    check: settings,
    breaks: 'a setting without a row, and a row without a setting',
    files: {
      'docs/operating.md': '| `PORT` | 3000 |\n| `HOST` | 0 |',
      'server/base/config.ts': '  PORT: port,\n  BANK_NEW: given,\n',
      'compose.yaml': allComposed,
    },
    broken: ['server/base/config.ts', 'docs/operating.md'],
  },
  {
    check: settings,
    breaks: 'a page that names a setting nothing reads',
    files: {
      'docs/asvs.md': 'Set `BANK_GONE=strict`, or `BANK_POLICY=strict`, for $BANK_HOST.',
      'docs/decisions/0001-a-decision.md': 'Instead of `BANK_GONE`.',
      'docs/operating.md': '| `BANK_POLICY` | given |',
      'compose.yaml': allComposed,
      'server/base/config.ts': '  BANK_POLICY: given,\n',
      'tests/manual/manual.test.ts': "const env = { BANK_HOST: 'here' };",
    },
    broken: ['docs/asvs.md'],
  },
  {
    check: settings,
    breaks: 'a setting that is handed to another container',
    files: {
      'docs/operating.md': '| `PORT` | 3000 |\n| `BANK_NEW` | given |',
      'compose.yaml':
        'services:\n  bank:\n    environment:\n      PORT: 3000\n  database:\n    environment:\n      BANK_NEW: 1\n',
      'server/base/config.ts': '  PORT: port,\n  BANK_NEW: given,\n',
    },
    broken: ['server/base/config.ts'],
  },
  {
    check: alerts,
    breaks: 'an alert without a row, and a row without an alert',
    files: {
      'docs/operating.md':
        '| `BankKnown` | it is known | look |\n| `BankGone` | it is gone | look |',
      'deploy/alerts.yml': '      - alert: BankKnown\n      - alert: BankNew\n',
      'deploy/alerts-test.yml': ['BankKnown', 'BankNew']
        .map((name) => `- { exp_samples: [{ labels: '{alertname="${name}"}', value: 1 }] }`)
        .join('\n'),
    },
    broken: ['deploy/alerts.yml', 'docs/operating.md'],
  },
  {
    check: alerts,
    breaks: 'an alert that a test names only where none is expected',
    files: {
      'docs/operating.md': '| `BankKnown` | it is | look |\n| `BankNew` | it is | look |',
      'deploy/alerts.yml': '      - alert: BankKnown\n      - alert: BankNew\n',
      'deploy/alerts-test.yml':
        `- { expr: 'ALERTS{alertname="BankNew"}', exp_samples: [] }\n` +
        `- { expr: 'ALERTS', exp_samples: [{ labels: '{alertname="BankKnown"}', value: 1 }] }`,
    },
    broken: ['deploy/alerts.yml'],
  },
  {
    check: errorsDocumented,
    breaks: 'a page with another status',
    files: {
      'contract/words/requests.ts': refusals,
      'docs/errors.md': documented.replace('503', '500'),
    },
    broken: ['docs/errors.md'],
  },
  {
    check: errorsDocumented,
    breaks: 'a page that explains what is gone',
    files: {
      'contract/words/requests.ts': refusals,
      'docs/errors.md': `${documented}\n${documented.replace('BUSY', 'GONE')}`,
    },
    broken: ['docs/errors.md'],
  },
  {
    check: documentedCommands,
    breaks: 'a command that is gone',
    files: {
      'package.json': '{"scripts":{"start":"x"}}',
      'README.md': 'npm start, then npm run seed',
    },
    broken: ['README.md'],
  },
  {
    check: documentedCommands,
    breaks: 'a bank command that is gone',
    files: {
      'package.json': '{"scripts":{"bank":"x"}}',
      'scripts/bank.ts': "const commands = {\n  verify: { file: './bank/verify.ts' },\n};",
      'README.md': ['npm run bank -- verify, npm run bank', '-- seed'].join(' '),
    },
    broken: ['README.md'],
  },
  {
    check: livingLinks,
    breaks: 'a link into nothing',
    files: { 'README.md': '[a](docs/a.md) [b](docs/b.md#x) [c](docs/)', 'docs/a.md': '' },
    broken: ['README.md'],
  },
  {
    check: livingRecipes,
    breaks: 'a recipe that names what was renamed',
    files: {
      'docs/how-to-add.md':
        'Read `web/a.ts`,\n`web/gone.ts`,\n`npm test -- web/b.test.ts`,\n' +
        'call `makeIt(…)` and\n`goneName()`; `web/NOUN.ts`, `a.ts`. It exports\n`Gone`.',
      'web/a.ts': 'export const makeIt = 1;',
    },
    broken: [
      'docs/how-to-add.md',
      'docs/how-to-add.md',
      'docs/how-to-add.md',
      'docs/how-to-add.md',
    ],
  },
  {
    check: requirementsTested,
    breaks: 'a requirement without a test or of the same number, and a test of one that is gone',
    files: {
      'docs/specification.md': '| L-001 | kept |\n| L-002 | unproven |\n| L-003 | once |\n',
      'docs/details.md': '| D-01 | unproven |\n| L-003 | twice |\n',
      'tests/takeover/named-rows.ts': "    tag: 'T-01',\n    tag: 'T-02',\n",
      'tests/a.test.ts':
        "test('it holds [L-001 L-003]', run);\ntest.each(all)(\n  `%s is [D-1] here`,\n  run);\n",
      'tests/b.test.ts': 'describe("it is one\'s own [T-01 V6.2.2]", run);\n',
      'tests/c.test.ts': "test('it held [L-001 L-004]', run); test('never [V0.0.1]', run);\n",
    },
    broken: [
      'docs/specification.md',
      'docs/specification.md',
      'docs/details.md',
      'docs/details.md',
      'tests/takeover/named-rows.ts',
      'tests/c.test.ts',
      'tests/c.test.ts',
    ],
  },
  {
    check: asvsWhole,
    breaks: 'requirements that are missing, and one that holds without proof',
    files: { 'docs/asvs.md': '| 6.2.2 | holds | | |\n' },
    broken: ['docs/asvs.md', 'docs/asvs.md'],
  },
  {
    check: specifiedTexts,
    breaks: 'a full stop that the specification does not have',
    files: {
      'docs/specification.md':
        "| “It's over” | a |\n| “{name} is gone” | b |\n| “Password is required” | c |\n| “Not yet…” | d |",
      'web/a.tsx':
        "const a = 'It\\'s over'; const b = `${user.name} is gone`; const c = <p>Password\n  is required.</p>;",
      'web/a.test.ts': "'Not yet…'",
    },
    broken: ['docs/specification.md'],
  },
];
