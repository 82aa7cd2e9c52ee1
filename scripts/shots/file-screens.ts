import type { Page } from '@playwright/test';
import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import { longUsername, type Screen } from './screen.ts';

const by = { kind: 'job', name: 'operator' };
const sums = {
  origin: '021000021',
  originName: 'CHASE',
  createdOn: '2026-11-19',
  batches: 2,
  entries: 4,
  credits: 4_434.75,
  debits: 1_250_000,
};
const file = {
  id: '0d9b1c36-2f0e-4a41-8f57-3a6f3f3f0001',
  name: 'payroll.ach',
  direction: 'in',
  takenAt: '2026-11-20T15:04:00Z',
  takenBy: by,
  state: 'waiting',
  fault: null,
  sums,
  exceptions: 2,
};
const files = [
  {
    ...file,
    id: 'o',
    name: 'returns-2026-11-20-1.ach',
    direction: 'out',
    state: 'made',
    exceptions: 0,
    sums: { ...sums, batches: 1, entries: 2, credits: 250, debits: 0 },
  },
  { ...file },
  {
    ...file,
    id: 'b',
    name: 'the-worshipful-company-of-heather-growers-and-lark-keepers.2026-11-19.second-run.ach',
    state: 'posted',
    exceptions: 0,
    sums: { ...sums, entries: 100_000, credits: 318_475_000.5, debits: 0 },
  },
  {
    ...file,
    id: 'c',
    name: 'torn.ach',
    state: 'refused',
    fault:
      'Line 5, column 33: the batch control has credits of 000000636951, and it comes to 636950.',
    sums: null,
    exceptions: 0,
  },
];

const entry = {
  line: 3,
  trace: '021000020000001',
  code: '22',
  side: 'credit',
  company: 'WORSHIPFULGROWER',
  description: 'PAYROLL',
  name: 'MAXIMILIANA FEATHERSTO',
  account: '416927142',
  amount: 3_184.75,
  dueOn: '2026-11-20',
  state: 'posted',
  detail: null,
  order: 'd',
  other: null,
};
const one = {
  file,
  settlement: [
    { day: '2026-11-20', side: 'credit', amount: 3_184.75, journal: 'e' },
    { day: '2026-11-23', side: 'credit', amount: 1_250, journal: null },
    { day: '2026-11-23', side: 'debit', amount: 1_250_000, journal: null },
  ],
  counts: {
    posted: 1,
    waiting: 1,
    'going back': 0,
    'sent back': 1,
    exception: 1,
    checked: 0,
  },
  entries: [
    entry,
    { ...entry, line: 4, trace: '021000020000002', order: null, state: 'waiting', amount: 1_000 },
    {
      ...entry,
      line: 5,
      trace: '021000020000003',
      order: null,
      state: 'sent back',
      detail: 'R03',
      other: { file: 'o', name: 'returns-2026-11-20-1.ach', line: 3 },
      amount: 250,
    },
    {
      ...entry,
      line: 9,
      trace: '021000020000004',
      order: null,
      code: '27',
      side: 'debit',
      state: 'exception',
      detail: 'debit',
      amount: 1_250_000,
    },
  ],
  more: true,
};

const batch = {
  number: 1,
  company: 'WORSHIPFULGROWER',
  entryClass: 'PPD',
  description: 'PAYROLL',
  effectiveOn: '2026-11-20',
  entries: 3,
  credits: 4_434.75,
  debits: 0,
};
const upload = {
  _id: 'u',
  name: file.name,
  sums,
  counts: { ...one.counts, posted: 0, waiting: 2, 'going back': 1, 'sent back': 0 },
  batches: [batch, { ...batch, number: 2, entryClass: 'CCD', effectiveOn: null, entries: 1 }],
  proposedBy: longUsername,
  proposedAt: '2026-11-20T15:04:00Z',
  isYours: false,
  decision: null,
};
const uploads = [
  upload,
  { ...upload, _id: 'v', name: files[2]?.name, isYours: true, sums: { ...sums, batches: 40 } },
  {
    ...upload,
    _id: 'w',
    name: 'december.ach',
    decision: {
      outcome: 'declined',
      by: 'maya',
      at: '2026-11-20T16:04:00Z',
      reason: 'The employer sent it twice, once with the bonus and once without it.',
    },
  },
];

const headers = { [amountFieldsHeader]: 'amount credits debits' };

/** The bank of the pictures takes no files. */
const answer = (json: object, seen: string) => async (page: Page) => {
  await page.route('**/api/admin/ach-files**', (route) => route.fulfill({ headers, json }));
  await page.route('**/api/admin/ach-files/**', (route) => route.fulfill({ headers, json }));
  await page.route('**/api/admin/ach-uploads', (route) =>
    route.fulfill({ headers, json: { uploads } }),
  );
  await page.reload();
  await page.getByText(seen).first().waitFor();
};

/** The files of the ACH network, and one of them. */
export const fileScreens: Screen[] = [
  {
    name: 'files',
    path: '/admin/books/files',
    as: 'staff',
    prepare: answer({ files, more: true }, 'torn.ach'),
  },
  { name: 'files-empty', path: '/admin/books/files', as: 'staff' },
  {
    name: 'files-one',
    path: `/admin/books/files/${file.id}`,
    as: 'staff',
    prepare: answer(one, entry.company),
  },
];
