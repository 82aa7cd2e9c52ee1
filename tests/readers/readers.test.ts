import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCamt053 } from '../../server/money/statements/entry-files/camt053.ts';
import { writeCsv } from '../../server/money/statements/entry-files/csv.ts';
import {
  type EntriesWriter,
  payeeOf,
} from '../../server/money/statements/entry-files/entries-file.ts';
import { plainLetters, writeMt940 } from '../../server/money/statements/entry-files/mt940.ts';
import { writeOfx } from '../../server/money/statements/entry-files/ofx.ts';
import { writeQif } from '../../server/money/statements/entry-files/qif.ts';
import { randomEntries } from '../support/random-entries.ts';
import { booksReaders } from './books-with.ts';
import pinned from './packages/package.json' with { type: 'json' };
import { closeActual, importWithActual, readWithActual } from './read-with-actual.ts';
import {
  importWithHledger,
  readWithAqbanking,
  readWithBanking,
  readWithCamtParser,
  readWithGnumeric,
  readWithHledger,
  readWithLibofx,
  readWithMt940js,
  readWithOfxJs,
  readWithOfxparse,
  readWithSkrooge,
  type Shown,
  type ToRead,
} from './read-with.ts';
import { outputOf } from './run-reader.ts';

const page = join(import.meta.dirname, '..', '..', 'docs', 'files-and-readers.md');

const files = {
  csv: ['csv', writeCsv(false)],
  spreadsheet: ['csv', writeCsv(true)],
  ofx: ['ofx', writeOfx],
  camt: ['xml', writeCamt053('08')],
  camt04: ['xml', writeCamt053('04')],
  mt940: ['sta', writeMt940],
  qif: ['qif', writeQif],
} as const satisfies Record<string, readonly [string, EntriesWriter]>;

const histories = {
  'a turn of the year': randomEntries({ seed: 1, days: 25 }),
  'both clock changes': randomEntries({ seed: 4, days: 140, first: '2026-10-28', count: 80 }),
  'days above and below 12': randomEntries({ seed: 6, days: 30, first: '2027-02-01', count: 60 }),
  'no entry': randomEntries({ seed: 20, days: 3, count: 0 }),
  'one entry': randomEntries({ seed: 21, days: 1, count: 1 }),
};

const exact = (payee: string) => payee;
/** libofx has room for no more. */
const cut = (payee: string) => payee.slice(0, 97);
const westernAlone = (payee: string) => (/[\u0100-\uFFFF]/.test(payee) ? undefined : payee);
const plainOf = (payee: string) => plainLetters(payee).replace(/^-/, ' -');

/** A spreadsheet would calculate it: an apostrophe says that it is text, and programs show that. */
const asText = (payee: string) => (/^[=+@-]/.test(payee) ? `'${payee}` : payee);

/** A wrapped name has line ends within it, and programs put one space for several. */
const letters = (text: string) => text.replaceAll(/\s/g, '');

interface Reader {
  name: string;
  file: keyof typeof files;
  read: (toRead: ToRead) => Promise<Shown>;
  /** Says how it shows a payee; undefined for one that it does not show as it is. */
  shows: (payee: string) => string | undefined;
  /** Its text goes on with the description. */
  goesOn?: true;
}

const readers: Reader[] = [
  { name: 'libofx', file: 'ofx', read: readWithLibofx, shows: cut },
  { name: 'ofxparse', file: 'ofx', read: readWithOfxparse, shows: exact },
  { name: 'ofx-js', file: 'ofx', read: readWithOfxJs, shows: exact },
  { name: 'banking', file: 'ofx', read: readWithBanking, shows: exact },
  {
    name: 'AqBanking',
    file: 'ofx',
    read: readWithAqbanking(['--importer=ofx'], {
      day: 'valutaDate',
      id: 'fiId',
      payee: 'remoteName',
    }),
    shows: westernAlone,
  },
  { name: 'Skrooge', file: 'ofx', read: readWithSkrooge('payee'), shows: cut },
  { name: 'Actual', file: 'ofx', read: readWithActual, shows: exact },
  { name: 'Actual', file: 'camt', read: readWithActual, shows: exact },
  { name: 'camt-parser', file: 'camt', read: readWithCamtParser, shows: exact },
  {
    name: 'AqBanking',
    file: 'camt04',
    read: readWithAqbanking(['--importer=xml', '--profile=camt_053_001_04'], {
      day: 'date',
      payee: 'purpose',
    }),
    shows: exact,
    goesOn: true,
  },
  { name: 'mt940js', file: 'mt940', read: readWithMt940js, shows: plainOf, goesOn: true },
  {
    name: 'AqBanking',
    file: 'mt940',
    read: readWithAqbanking(['--importer=swift', '--profile=SWIFT-MT940'], {
      day: 'date',
      id: 'bankReference',
      payee: 'purpose',
    }),
    shows: (payee) => westernAlone(plainOf(payee)),
    goesOn: true,
  },
  {
    name: 'Skrooge',
    file: 'mt940',
    read: readWithSkrooge('comment'),
    shows: plainOf,
    goesOn: true,
  },
  { name: 'Skrooge', file: 'qif', read: readWithSkrooge('payee', 'mode'), shows: exact },
  { name: 'hledger', file: 'csv', read: readWithHledger, shows: asText },
  { name: 'Gnumeric', file: 'spreadsheet', read: readWithGnumeric, shows: exact },
];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readers-'));
  for (const [index, { file }] of Object.values(histories).entries())
    for (const [name, [end, writer]] of Object.entries(files)) {
      mkdirSync(join(folder, name), { recursive: true });
      const text = (await Array.fromAsync(writer(file()))).join('');
      writeFileSync(join(folder, name, `${index}.${end}`), text);
    }
});
afterAll(async () => {
  await closeActual();
  rmSync(folder, { recursive: true, force: true });
});

test.each(readers.map((reader) => [reader.name, reader.file, reader] as const))(
  '%s reads %s: each day, sign, amount, payee and ID, and the balances, as we have them',
  async (_name, file, { read, shows, goesOn = false }) => {
    const wrong: string[] = [];
    for (const [index, [name, history]] of Object.entries(histories).entries()) {
      const shown = await read({ file: join(folder, file, `${index}.${files[file][0]}`), folder });
      const { rows, opening = history.openingMinor, closing = history.closingMinor } = shown;
      expect([name, opening, closing]).toEqual([name, history.openingMinor, history.closingMinor]);
      expect(rows.map(({ day, minor }) => `${name} ${day} ${minor}`)).toEqual(
        history.lines.map(({ day, amountMinor }) => `${name} ${day} ${amountMinor}`),
      );
      for (const [at, line] of history.lines.entries()) {
        const { id, payee } = rows[at] ?? {};
        if (id !== undefined && id !== line.id) wrong.push(`ID ${id} instead of ${line.id}`);
        const ours = payeeOf(history.file().texts, line);
        const expected = shows(ours);
        if (payee === undefined || expected === undefined) continue;
        const [theirs, asked] = [letters(payee), letters(expected)];
        if (goesOn ? !theirs.startsWith(asked) : theirs !== asked)
          wrong.push(`${JSON.stringify(payee)} instead of ${JSON.stringify(ours)}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  },
);

const keepers = [
  ['Actual', 'ofx', importWithActual],
  ['Actual', 'camt', importWithActual],
  ['hledger', 'csv', importWithHledger],
] as const;

test.each(keepers)(
  '%s keeps what it read of %s: each entry once, of a file that goes on and of one that is read again',
  async (_name, file, importAll) => {
    // From the account's first entry on: hledger asserts each balance in its journal.
    const history = randomEntries({ seed: 3, days: 25 });
    const [end, writer] = files[file];
    const named = async (name: string, lines: typeof history.lines) => {
      const path = join(folder, `${name}.${end}`);
      const pages = (async function* () {
        yield await Promise.resolve(lines);
      })();
      const text = (await Array.fromAsync(writer({ ...history.file(), pages }))).join('');
      writeFileSync(path, text);
      return path;
    };
    // The first was made in the middle of a day.
    const at = history.lines.findIndex(
      ({ day }, index) => index > 9 && history.lines[index - 1]?.day === day,
    );
    const all = await named(`${file}-all`, history.lines);
    const { rows } = await importAll([
      await named(`${file}-part`, history.lines.slice(0, at)),
      all,
      all,
    ]);
    expect(rows.map(({ id, day, minor }) => `${id} ${day} ${minor}`)).toEqual(
      history.lines.map(({ id, day, amountMinor }) => `${id} ${day} ${amountMinor}`),
    );
  },
);

const debianPackages: Record<string, string> = {
  libofx: 'ofx',
  ofxparse: 'python3-ofxparse',
  AqBanking: 'aqbanking-tools',
};
const npmPackages: Record<string, string> = {
  Actual: '@actual-app/api',
  'node-nacha': '@midlandsbank/node-nacha',
};
const npmVersions: Record<string, string> = pinned.dependencies;

async function versionOf(name: string): Promise<string> {
  const ofNpm = npmVersions[npmPackages[name] ?? name];
  if (ofNpm !== undefined) return ofNpm;
  const asked = debianPackages[name] ?? name.toLowerCase();
  const version = await outputOf('dpkg-query', '--show', '--showformat', '${Version}', asked);
  return version.replace(/^\d+:|-[^-]*$/g, '');
}

const titles: Record<string, string> = {
  ofx: 'OFX',
  camt: 'camt.053.001.08',
  camt04: 'camt.053.001.04',
  mt940: 'MT940',
  qif: 'QIF',
  csv: 'CSV',
  spreadsheet: 'CSV for spreadsheets',
  journal: 'The whole journal',
  ach: 'ACH',
};

test('docs/files-and-readers.md names what was read here, by whom, in which version', async () => {
  const all = [
    ...readers.map(({ name, file }) => ({ name, file: file as string })),
    ...booksReaders.map(({ name }) => ({ name, file: 'journal' })),
    // In ach.test.ts.
    { name: 'node-nacha', file: 'ach' },
  ];
  const lines: string[] = [];
  for (const [file, those] of Map.groupBy(all, (one) => one.file)) {
    const names = those.map(({ name }) => name).toSorted();
    const named = await Promise.all(names.map(async (name) => `${name} ${await versionOf(name)}`));
    lines.push(`- ${titles[file]}: ${named.join(', ')}`);
  }
  const [, , list = ''] = readFileSync(page, 'utf8').split('\n## ');
  const said = list
    .replaceAll('\n  ', ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(said).toEqual(lines);
});
