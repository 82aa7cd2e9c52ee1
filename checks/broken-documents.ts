import type { BrokenTree } from './broken-tree.ts';
import {
  documentedBankCommands,
  documentedCommands,
  livingLinks,
  narrowDocuments,
} from './documents.ts';
import { errorsDocumented } from './errors-documented.ts';
import { asvsWhole } from './asvs-whole.ts';
import { namedTests } from './named-tests.ts';
import {
  composedSettings,
  documentedSettings,
  explainedAlerts,
  loggedLines,
} from './operating-documented.ts';
import { documentedRooms } from './rooms-documented.ts';
import { specifiedLines } from './specified-lines.ts';
import { specifiedTexts } from './specified-texts.ts';
import { testedAlerts } from './tested-alerts.ts';

const refusals =
  'const define = (codes) => codes; export const refusals = define({ BUSY: { status: 503, title: "Busy", message: "Busy." } });';
const documented = '| `BUSY` | 503 | Too much work. | Try again. |';

/** Documents that say what is not so. */
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
    check: documentedSettings,
    breaks: 'a setting without a row, and a row without a setting',
    files: {
      'docs/operating.md': '| `PORT` | 3000 |\n| `BANK_GONE` | 0 |',
      'server/base/config.ts': '  PORT: port,\n  BANK_NEW: given,\n',
    },
    broken: ['server/base/config.ts', 'docs/operating.md'],
  },
  {
    check: composedSettings,
    breaks: 'a setting that is handed to another container',
    files: {
      'compose.yaml':
        'services:\n  bank:\n    environment:\n      PORT: 3000\n  database:\n    environment:\n      BANK_NEW: 1\n',
      'server/base/config.ts': '  PORT: port,\n  BANK_NEW: given,\n',
    },
    broken: ['server/base/config.ts'],
  },
  {
    check: explainedAlerts,
    breaks: 'an alert without a row, and a row without an alert',
    files: {
      'docs/operating.md':
        '| `BankKnown` | it is known | look |\n| `BankGone` | it is gone | look |',
      'deploy/alerts.yml': '      - alert: BankKnown\n      - alert: BankNew\n',
    },
    broken: ['deploy/alerts.yml', 'docs/operating.md'],
  },
  {
    check: testedAlerts,
    breaks: 'an alert that a test names only where none is expected',
    files: {
      'deploy/alerts.yml': '      - alert: BankKnown\n      - alert: BankNew\n',
      'deploy/alerts-test.yml':
        `- { expr: 'ALERTS{alertname="BankNew"}', exp_samples: [] }\n` +
        `- { expr: 'ALERTS', exp_samples: [{ labels: '{alertname="BankKnown"}', value: 1 }] }`,
    },
    broken: ['deploy/alerts.yml'],
  },
  {
    check: errorsDocumented,
    breaks: 'a refusal that no page explains',
    files: { 'contract/refusals/of-requests.ts': refusals, 'docs/errors.md': '' },
    broken: ['docs/errors.md'],
  },
  {
    check: errorsDocumented,
    breaks: 'a page with another status',
    files: {
      'contract/refusals/of-requests.ts': refusals,
      'docs/errors.md': documented.replace('503', '500'),
    },
    broken: ['docs/errors.md'],
  },
  {
    check: errorsDocumented,
    breaks: 'a page that explains what is gone',
    files: {
      'contract/refusals/of-requests.ts': refusals,
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
    check: documentedBankCommands,
    breaks: 'a bank command that is gone',
    files: {
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
    check: namedTests,
    breaks: 'a test that was given another title',
    files: {
      'docs/a.md': '| a | `tests/a.test.ts`: it holds |\n',
      'docs/b.md': '| b | `tests/a.test.ts`: it holds<br>`tests/a.test.ts`: it held |\n',
      'docs/c.md': '| c | `tests/gone.test.ts`: it holds |\n',
      'tests/a.test.ts': "test('it holds', () => expect(1).toBe(1));",
    },
    broken: ['docs/b.md', 'docs/c.md'],
  },
  {
    check: asvsWhole,
    breaks: 'requirements that are missing, and one that holds without proof',
    files: { 'docs/asvs.md': '| 6.2.2 | holds | | |\n' },
    broken: ['docs/asvs.md', 'docs/asvs.md'],
  },
  {
    check: specifiedLines,
    breaks: 'a line without a file, one without a test, and one whose file has gone',
    files: {
      'docs/specification.md': [
        '| Line | Where it lives | What proves it |\n|---|---|---|',
        '| kept | `web/a.ts` | a test |\n| placeless | | a test |\n| unproven | `web/a.ts` | |\n| gone | `web/b.ts` | a test |',
      ].join('\n'),
      'web/a.ts': '',
    },
    broken: ['docs/specification.md', 'docs/specification.md', 'docs/specification.md'],
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
