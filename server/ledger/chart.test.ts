import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { currencies } from '../../contract/values/money.ts';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import {
  bankAccountId,
  type BankAccountName,
  bankChart,
  customerChart,
  inEveryCurrency,
} from './chart.ts';

const page = new URL('../../docs/chart-of-accounts.md', import.meta.url);

describeOnBothEngines('the chart of accounts', (open) => {
  test('is the same in the database and in its page', async () => {
    const db = await open({ fsync: false });
    const { rows } = await db.query(
      `SELECT code, name, class, normal_side AS side, CASE WHEN must_return_to_zero THEN 'yes'
        ELSE 'no' END AS returns FROM gl_account ORDER BY code`,
    );
    const lines = (await readFile(page, 'utf8'))
      .split('\n')
      .filter((line) => /^\| \d{4} \|/.test(line));
    const written = lines.map((line) => {
      const [, code, name, accountClass, side, returns] = line
        .split('|')
        .map((cell) => cell.trim());
      return { code, name, class: accountClass, side, returns };
    });
    expect(written).toEqual(rows);
    expect([...Object.values(bankChart), ...Object.values(customerChart)].toSorted()).toEqual(
      rows.map(({ code }) => code),
    );
  });

  test('has exactly the bank accounts the code names, under the ids it expects', async () => {
    const db = await open({ fsync: false });
    const { rows } = await db.query(
      'SELECT id, gl_code, currency FROM account WHERE owner_id IS NULL ORDER BY id',
    );
    const names = Object.keys(bankChart) as BankAccountName[];
    const expected = names.flatMap((name) =>
      currencies
        .filter((currency) => currency === 'USD' || inEveryCurrency.includes(name))
        .map((currency) => ({
          id: bankAccountId(name, currency),
          gl_code: bankChart[name],
          currency,
        })),
    );
    expect(rows).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(() => bankAccountId('fee_income', 'EUR')).toThrow('in USD only');
  });
});
