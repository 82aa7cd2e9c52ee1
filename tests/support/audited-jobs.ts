import { randomUUID } from 'node:crypto';
import type { AuditAction } from '../../contract/calls/audit-actions.ts';
import { shippedPolicies } from '../../config/policy.ts';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { makeReturns, noteGiven } from '../../server/money/ach/make-returns.ts';
import { findFilesToWrite } from '../../server/money/ach/returns-store.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { startOfDay } from '../../server/base/clock.ts';
import { firstOfMonth } from '../../server/money/interest/interest-earned.ts';
import { createFirstAdmin } from '../../server/people/users/first-admin.ts';
import { addAdmin, resetAdmin } from '../../server/people/users/recover-admin.ts';
import { recordOperatorEvent } from '../../server/services/audit/operator-event.ts';
import { withdrawAccess } from '../../server/people/users/withdraw-access.ts';
import { noteExamination } from '../../server/services/condition/examinations.ts';
import { notePhysicalBackup } from '../../server/services/recovery/physical-backups.ts';
import { noteRehearsal } from '../../server/services/recovery/rehearsals.ts';
import { spoilBooks } from './spoil-books.ts';
import { payrollTo, takeAch } from './ach-files.ts';
import { billBody } from './bills.ts';
import { checkDesk } from './check-desk.ts';
import { loanCalls } from './loans.ts';
import { forgetRecord, passkeyCalls } from './passkeys.ts';
import { setPolicy } from './set-policy.ts';
import type { TestBank } from './test-bank.ts';

/** Work of a job, and what it leaves in the trail. */
export interface JobAct {
  job: string;
  when: string;
  leaves: readonly AuditAction[];
  /** Lets it have work: nothing else of this bank is due for it. */
  prepare: () => Promise<void>;
  /** Puts right what `prepare` put wrong. */
  mend?: () => Promise<void>;
}

/** Acts of the bank itself with money, and its findings. */
export function jobActs(bank: () => TestBank): JobAct[] {
  const alice = () => bank().cast.alice;
  const days = (count: number) => bank().bank.clock.advance(count * 86_400);
  const inThreeDays = () => bank().bank.clock.businessNow().add({ hours: 72 }).toString();
  const send = async (path: string, body: unknown) =>
    expectStatus(await bank().call('POST', path, { token: alice().token, body }), 201).body;
  const pay = (amount: number, extra = {}, account = bank().cast.bruno.checking.number) =>
    send(
      '/api/transfers/local',
      localTransferBody(alice(), { name: 'Bruno Bell', account }, amount, extra),
    );
  const monthly = (amount: number) =>
    send(
      '/api/transfers/payBill',
      billBody(amount, { paymentType: 'Recurring', frequency: 'monthly' }),
    );
  const act = (
    job: string,
    when: string,
    leaves: readonly AuditAction[],
    prepare: () => Promise<void>,
  ): JobAct => ({ job, when, leaves, prepare });

  return [
    act(
      'disowned-payments',
      'cancels what an ended session ordered',
      ['transfer.cancelled'],
      async () => {
        const { transfer } = await pay(5, { transferDate: inThreeDays() });
        await bank().bank.db.query(
          'INSERT INTO delayed_order (order_id, told_at, disowned) VALUES ($1, now(), true)',
          [transfer._id],
        );
      },
    ),
    act('scheduled-payments', 'pays what is due', ['transfer.paid'], async () => {
      await pay(5, { transferDate: inThreeDays() });
      await days(4);
    }),
    act('scheduled-payments', 'declines what is not covered', ['transfer.declined'], async () => {
      await pay(10_001, { transferDate: inThreeDays() });
      await days(4);
    }),
    act('recurring-bills', 'pays the next date', ['transfer.paid'], async () => {
      await monthly(5);
      await days(36);
    }),
    act('recurring-bills', 'declines what is not covered', ['transfer.declined'], async () => {
      await monthly(6_000);
      await days(36);
    }),
    act('settlement', 'completes what has left', ['transfer.settled'], async () => {
      await pay(5, { recipientRouting: '021000021', recipientBank: 'Fenland Mutual' }, '310448207');
      await days(4);
    }),
    act('settlement', 'returns what nobody has an account for', ['transfer.returned'], async () => {
      await pay(5, {}, '999999998');
      await days(4);
    }),
    act('direct-deposits', 'posts a credit', ['direct_deposit.posted'], async () => {
      await takeAch(bank().bank, await payrollTo(alice()));
      await days(12);
    }),
    act('ach-settlement', 'settles the file', ['ach_file.settled'], async () => {
      await takeAch(bank().bank, await payrollTo(alice()));
      await days(12);
    }),
    act(
      'interest',
      'credits the two who have savings',
      ['interest.credited', 'interest.credited'],
      async () => {
        await setPolicy(
          bank().bank.db,
          'savingsRate',
          shippedPolicies.savingsRate,
          bank().bank.clock.businessNow(),
        );
        await days(32);
      },
    ),
    act('loan-instalments', 'takes the first', ['loan.instalment_paid'], async () => {
      await loanCalls(bank).paidOut();
      await days(36);
    }),
    act('loan-offers', 'ends one that nobody accepted', ['loan.offer_lapsed'], async () => {
      await loanCalls(bank).offered();
      await days(36);
    }),
    act('loan-offers', 'begins one that had no day', ['loan.offered'], async () => {
      const id = await loanCalls(bank).offered();
      await bank().bank.db.query('UPDATE loan SET offered_until = NULL WHERE id = $1', [id]);
    }),
    act('check-collection', 'settles a check', ['check.collected'], async () => {
      const { waitingCheck, take, accept } = checkDesk(bank);
      const id = await waitingCheck(alice());
      await take(id);
      expectStatus(await accept(id, 500), 200);
      await days(12);
    }),
    act('recorded-passkeys', 'names the key of an older one', ['passkey.recorded'], async () => {
      await passkeyCalls((...given) => bank().call(...given)).add(alice());
      await forgetRecord(bank());
    }),
    act('proof-of-the-books', 'seals a month', ['books.month_sealed'], async () => {
      const { clock } = bank().bank;
      const nextMonth = firstOfMonth(addDays(firstOfMonth(clock.businessDay()), 31));
      const untilClosed = startOfDay(nextMonth).add({ minutes: 15 }).since(clock.businessNow());
      await clock.advance(Math.ceil(untilClosed.total('seconds')));
      await bank().worker.runOne('day-closing');
      // The first proves the days, and the next one seals what was proven.
      const ask = async () =>
        await bank().call('POST', '/api/admin/books/proofs', { token: bank().cast.admin.token });
      await ask();
      await bank().worker.runOne('proof-of-the-books');
      await ask();
    }),
    {
      ...act('proof-of-the-books', 'finds them wrong', ['money.stopped'], async () => {
        await spoilBooks(bank(), 1);
        await bank().call('POST', '/api/admin/books/proofs', { token: bank().cast.admin.token });
      }),
      mend: () => spoilBooks(bank(), -1),
    },
  ];
}

/** An act of the operator on the server. */
export interface OperatorAct {
  name: string;
  leaves: readonly AuditAction[];
  by: string;
  act: (bank: TestBank) => Promise<unknown>;
}

export const operatorActs: OperatorAct[] = [
  {
    name: 'the first start',
    leaves: ['admin.added'],
    by: 'system:start',
    async act({ bank }) {
      await bank.db.query(`UPDATE users SET role = 'user' WHERE role = 'admin'`);
      bank.config.admin = { username: 'first', password: undefined, email: undefined };
      await createFirstAdmin(bank);
    },
  },
  {
    name: 'another admin',
    leaves: ['admin.added'],
    by: 'system:operator',
    act: ({ bank }) => addAdmin(bank, { username: 'morgan', email: 'morgan@mail.example' }),
  },
  {
    name: 'a new password for an admin',
    leaves: ['admin.password_reset'],
    by: 'system:operator',
    act: ({ bank, cast }) => resetAdmin(bank, cast.admin.username),
  },
  {
    name: 'a restored backup',
    leaves: ['bank.restored'],
    by: 'system:operator',
    act: ({ bank }) => bank.db.tx((tx) => withdrawAccess(tx, '2026-11-20T10:00:00Z')),
  },
  ...(['months.detached', 'months.attached'] as const).map((action) => ({
    name: `the command of ${action}`,
    leaves: [action],
    by: 'system:operator',
    act: ({ bank }: TestBank) =>
      recordOperatorEvent(bank.db, action, { month: '2019-11', partition: 'entry_first' }),
  })),
  {
    name: 'a file of the ACH network',
    leaves: ['ach_file.taken'],
    by: 'system:operator',
    act: async ({ bank, cast }) => await takeAch(bank, await payrollTo(cast.alice)),
  },
  {
    name: 'a file of the ACH network that is wrong',
    leaves: ['ach_file.refused'],
    by: 'system:operator',
    act: ({ bank }) => takeAch(bank, 'no records'),
  },
  {
    name: 'a file of the ACH network in which an entry goes back',
    leaves: ['ach_file.made', 'ach_file.taken', 'ach_file.written'],
    by: 'system:operator',
    act: async ({ bank }) => {
      await takeAch(bank, await payrollTo({ checking: { number: '999999999' } }));
      const ctx = systemContext(bank, 'operator', randomUUID());
      await makeReturns(ctx);
      for (const { id, name } of await findFilesToWrite(bank.db)) await noteGiven(ctx, id, name);
    },
  },
  {
    name: 'an examination by the doctor',
    leaves: ['bank.examined'],
    by: 'system:operator',
    act: ({ bank }) =>
      noteExamination(bank.db, { machine: 'bank1', faults: ['certificate'], warnings: [] }),
  },
  {
    name: 'a backup by pgBackRest',
    leaves: ['backup.made'],
    by: 'system:operator',
    act: ({ bank }) =>
      notePhysicalBackup(bank.db, {
        sharesDisk: false,
        backup: '20261122-080000F',
        madeAt: bank.clock.now(),
        fullMadeAt: bank.clock.now(),
      }),
  },
  {
    name: 'a rehearsed restore',
    leaves: ['restore.rehearsed'],
    by: 'system:operator',
    act: ({ bank }) =>
      noteRehearsal(bank.db, {
        hadAnchors: false,
        backup: '20261122-080000F',
        restoredTo: bank.clock.now(),
        madeAt: bank.clock.now(),
        lostSeconds: 41,
        awaySeconds: 300,
        provenSeconds: 900,
      }),
  },
];
