import type { JournalFormat } from '../../contract/staff/books.ts';
import { readCsv } from '../support/read-csv.ts';
import { minorOf, outputOf, runReader } from './run-reader.ts';

/** A program for books as plain text. */
export interface BooksReader {
  name: string;
  format: JournalFormat;
  /** Its strictest check: all that it prints, which is nothing about right books. */
  check: (file: string) => Promise<{ stdout: string; stderr: string }>;
  /** The cents of each code and currency, a debit positive, `2110 USD`, without those of nothing. */
  balances: (file: string) => Promise<Map<string, bigint>>;
  /** Of each journal by its ID, the day and the text: `2024-10-30 local_transfer Rent`. */
  journals: (file: string) => Promise<Map<string, string>>;
}

type Row = readonly [account: string, currency: string, sum: string];

const balancesOf = (rows: readonly Row[]) =>
  new Map(
    rows
      .map(([account, currency, sum]) => {
        const [, code = ''] = /:(\d{4})/.exec(account) ?? [];
        return [`${code} ${currency}`, minorOf(sum)] as const;
      })
      .filter(([, minor]) => minor !== 0n),
  );

const rowsOf = (csv: string) => readCsv(csv.replaceAll(/\r?\n/g, '\r\n')) as unknown as Row[];

/** Those that are a journal: opening and closing balances have no ID. */
const byId = (rows: readonly Row[]) =>
  new Map(rows.filter(([id]) => id.trim() !== '').map(([id, day, text]) => [id, `${day} ${text}`]));

export const booksReaders: BooksReader[] = [
  {
    name: 'hledger',
    format: 'hledger',
    check: (file) => runReader('hledger', '--file', file, 'check', '--strict'),
    async balances(file) {
      const asked = [
        'balance',
        '--flat',
        '--no-total',
        '--layout',
        'bare',
        '--output-format',
        'csv',
      ];
      return balancesOf(rowsOf(await outputOf('hledger', '--file', file, ...asked)).slice(1));
    },
    async journals(file) {
      const text = await outputOf('hledger', '--file', file, 'print', '--output-format', 'json');
      const all = JSON.parse(text) as Record<'tdate' | 'tcode' | 'tdescription', string>[];
      return byId(all.map(({ tdate, tcode, tdescription }) => [tcode, tdate, tdescription]));
    },
  },
  {
    name: 'Ledger',
    format: 'ledger',
    check: (file) => runReader('ledger', '--file', file, '--pedantic', 'balance', 'nothing'),
    async balances(file) {
      // An account with several currencies has a line for each, and its name once.
      const format = '%(account)\n%(strip(display_total))\n\n';
      const asked = ['--pedantic', 'balance', '--flat', '--no-total', '--format', format];
      const text = await outputOf('ledger', '--file', file, ...asked);
      return balancesOf(
        text.split('\n\n').flatMap((block) => {
          const [account = '', ...sums] = block.split('\n');
          return sums.map((sum): Row => {
            const [amount = '', currency = ''] = sum.trim().split(' ');
            return [account, currency, amount];
          });
        }),
      );
    },
    async journals(file) {
      const format = String.raw`%(code)\t%(format_date(date, "%Y-%m-%d"))\t%(payee)\n`;
      const text = await outputOf('ledger', '--file', file, 'register', '--format', format);
      return byId(text.split('\n').map((line) => line.split('\t') as unknown as Row));
    },
  },
  {
    name: 'beancount',
    format: 'beancount',
    check: (file) => runReader('bean-check', file),
    async balances(file) {
      const asked = 'SELECT account, currency, sum(number) GROUP BY account, currency';
      return balancesOf(rowsOf(await outputOf('bean-query', '-f', 'csv', file, asked)).slice(1));
    },
    async journals(file) {
      const asked = "SELECT DISTINCT entry_meta('journal'), date, narration";
      const text = await outputOf('bean-query', '-f', 'csv', file, asked);
      return byId(rowsOf(text).slice(1));
    },
  },
];
