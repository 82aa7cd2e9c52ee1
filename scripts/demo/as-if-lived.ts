import type { Bank } from '../../server/bank.ts';
import { derivedId, digestOf } from '../../server/base/digest.ts';
import { systemContext } from '../../server/context.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { postOneWithin } from '../../server/ledger/post-one.ts';
import { journalBy } from '../../server/money/journals/journal-stamp.ts';

/** With less, the correspondent bank would be owed what the customers send away. */
const capitalMinor = 25_000_000_00n;

/** The days for which a person leaves a notice unread. */
const unreadDays = 3;

/** The owners pay in what a bank begins with. */
export async function payInCapital(bank: Bank): Promise<void> {
  const ctx = systemContext(bank, 'demonstration', 'demo-capital');
  await bank.db.tx((tx) =>
    postOneWithin(bank.ledger, tx, {
      claimId: derivedId('demo-capital', 'first'),
      payloadHash: digestOf(['demo-capital']),
      requestId: ctx.requestId,
      preconditions: [],
      journal: journalBy(ctx, {
        kind: 'settlement',
        reference: 'CAPITAL',
        memo: 'Capital paid in by the owners',
        legs: [
          { accountId: bankAccountId('equity', 'USD'), amountMinor: capitalMinor },
          { accountId: bankAccountId('nostro', 'USD'), amountMinor: -capitalMinor },
        ],
      }),
      activities: [],
      sideRows: [],
      answer: null,
    }),
  );
}

/**
 * Notices are written in real time, and so would all be dated the day on which the history was
 * made: those since `madeFrom` get the moment that they report.
 */
export async function dateNotices(bank: Bank, madeFrom: Temporal.Instant): Promise<void> {
  await bank.db.tx((tx) =>
    tx.query('UPDATE notice SET created_at = $1 WHERE created_at >= $2', [
      bank.clock.businessNow(),
      madeFrom,
    ]),
  );
}

/**
 * People, what guards them and their sessions live in real time, so everybody would have joined
 * today, after their own payments, and be asked what one asks newcomers. They get the age of their
 * history; what the program that played it left behind, its sessions, goes.
 */
export async function ageEverybody(bank: Bank, days: number): Promise<void> {
  await bank.db.tx(async (tx) => {
    await tx.query('UPDATE users SET created_at = created_at - make_interval(days => $1)', [days]);
    await tx.query(`UPDATE users SET email_confirmed_at = created_at WHERE role = 'user'`);
    // A PIN of ninety days ago is no news of today.
    await tx.query(`DELETE FROM notice WHERE kind = 'pin'`);
    await tx.query('UPDATE security_pin SET set_at = set_at - make_interval(days => $1)', [days]);
    await tx.query('UPDATE notice SET read_at = created_at WHERE created_at < $1', [
      bank.clock.now().subtract({ hours: unreadDays * 24 }),
    ]);
    await tx.query('DELETE FROM session');
    await tx.query('DELETE FROM known_device');
  });
}
