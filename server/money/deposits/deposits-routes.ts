import { dishonorCheckRoute } from '../../../contract/staff/check-dishonor.ts';
import { depositCheckRoute, listChecksRoute } from '../../../contract/money/deposits.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { readCheckAllowance } from './check-allowance.ts';
import { findCheckHolds } from './check-holds-store.ts';
import { checkView } from './check-view.ts';
import { findChecksOf } from './checks-store.ts';
import { depositCheck } from './deposit-check.ts';
import { dishonorCheck } from './dishonor-check.ts';

/** Years of checks for a person. */
const maxListed = 100;

export const callsOfDeposits = [
  answerTo(listChecksRoute, async ({ bank, session }) => {
    const rows = await findChecksOf(bank.db, session.userId, maxListed);
    const holds = await findCheckHolds(
      bank.db,
      rows.map(({ id }) => id),
    );
    const { perDay, per30Days } = await readCheckAllowance(bank.db, bank, session.userId);
    const inMajor = ({ limitMinor, leftMinor }: typeof perDay) => ({
      limit: limitMinor,
      left: leftMinor,
    });
    return {
      checks: rows.map((row) => checkView(row, holds.get(row.id) ?? [])),
      perDay: inMajor(perDay),
      per30Days: inMajor(per30Days),
    };
  }),

  answerTo(depositCheckRoute, async (ctx, { body, files }) => ({
    ...said('CHECK_SUBMITTED'),
    check: await depositCheck(ctx, body, files),
  })),

  // A check that comes back has left its queue, so no one holds it.
  answerTo(
    dishonorCheckRoute,
    async (ctx, { params, body }) => await dishonorCheck(ctx, params.id, body),
  ),
];
