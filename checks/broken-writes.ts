import type { BrokenTree } from './broken-tree.ts';
import { ownTransactionsNamed } from './own-transactions.ts';
import { writesOfPersons } from './writes-of-persons.ts';

export const brokenWrites: BrokenTree[] = [
  {
    check: writesOfPersons,
    breaks: 'a person’s write past the database of their request',
    files: {
      'server/money/pay.ts': 'await bank.counters.query(sql);',
      'server/staff/run.ts': 'await worker.db.tx(work);',
      'server/staff/open.ts': 'const bank = closed as Bank;',
      'server/staff/own.ts': 'const db = new AuthorizedDatabase(bank.db, async () => undefined);',
      'server/staff/right.ts': 'await ctx.bank.db.tx(work);',
    },
    broken: [
      'server/money/pay.ts',
      'server/staff/open.ts',
      'server/staff/own.ts',
      'server/staff/run.ts',
    ],
  },
  {
    check: ownTransactionsNamed,
    breaks: 'money that goes around the group commit',
    files: {
      'server/money/transfers/quick-pay.ts': 'await postWithin(tx, plans);',
      'server/money/loans/disburse-loan.ts': 'const nothing = 1;',
      'server/money/cards/pay-card.ts': 'await bank.ledger.post(plan);',
      'server/money/deposits/accept-check.ts': 'await postRequestWithin(tx, plan);',
      'server/http/answer-money.ts':
        'await ctx.bank.ledger.post(moved); await postRequestWithin(tx, moved);',
      'server/ledger/postgresql/post.ts': 'await postWithin(tx, [plan]);',
      'server/money/transfers/quick-pay.test.ts': 'await postWithin(tx, plans);',
    },
    broken: [
      'server/money/cards/pay-card.ts',
      'server/money/loans/disburse-loan.ts',
      'server/money/transfers/quick-pay.ts',
    ],
  },
];
