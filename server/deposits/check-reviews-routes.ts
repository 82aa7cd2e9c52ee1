import type { FastifyInstance } from 'fastify';
import { acceptCheck as acceptRoute, getCheckForStaff, listWaitingChecks, returnCheck as returnRoute } from '../../contract/check-reviews.ts';
import type { Bank } from '../bank.ts';
import { findHolders } from '../cases/cases-store.ts';
import { holderView } from '../cases/holder-view.ts';
import { textFromInstant } from '../clock.ts';
import { answerOutcome } from '../http/answer-outcome.ts';
import { bindRoute } from '../http/bind-route.ts';
import type { Success } from '../http/handler.ts';
import { acceptCheck } from './accept-check.ts';
import { readCheckForStaff } from './check-for-staff.ts';
import { amountOrNull } from './check-view.ts';
import { readWaitingChecks } from './decided-checks-store.ts';
import { returnCheck } from './return-check.ts';
import { findWaitingChecks } from './staff-checks-store.ts';

/** A queue is worked from its head: more is not looked at. */
const longestQueue = 100;

export function bindCheckReviews(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listWaitingChecks).to(async (ctx) => {
    const rows = await findWaitingChecks(bank.db, longestQueue);
    const holders = await findHolders(
      bank.db,
      'check',
      rows.map(({ id }) => id),
    );
    const { waiting } = await readWaitingChecks(bank.db);
    const cases = rows.map(({ id, createdAt, username, statedMinor, flags }) => {
      const holder = holders.get(id);
      return {
        _id: id,
        waitingSince: textFromInstant(createdAt),
        holder: holder ? holderView(ctx, holder) : null,
        username,
        statedAmount: amountOrNull(statedMinor),
        flags,
      };
    });
    return { status: 200, body: { cases, total: waiting, asOf: textFromInstant(bank.clock.businessNow()) } };
  });

  bindRoute(app, bank, getCheckForStaff).to(async (ctx, { params }) => ({ status: 200, body: await readCheckForStaff(ctx, params.id) }));

  bindRoute(app, bank, acceptRoute).to(
    async (ctx, { params, body, claim }) => answerOutcome(await acceptCheck(ctx, params.id, body, claim)) as Success<typeof acceptRoute>,
  );

  bindRoute(app, bank, returnRoute).to(async (ctx, { params, body }) => {
    await returnCheck(ctx, params.id, body);
    return { status: 200, body: { message: 'Check returned. Its customer reads why.' } };
  });
}
