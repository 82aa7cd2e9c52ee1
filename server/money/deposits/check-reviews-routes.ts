import type { FastifyInstance } from 'fastify';
import { dishonorCheckRoute } from '../../../contract/check-dishonor.ts';
import {
  acceptCheckRoute,
  getCheckForStaffRoute,
  listWaitingChecksRoute,
  returnCheckRoute,
} from '../../../contract/check-reviews.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';
import type { Bank } from '../../bank.ts';
import { findHolders } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { textFromInstant } from '../../base/clock.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { acceptCheck } from './accept-check.ts';
import { readCheckForStaff } from './check-for-staff.ts';
import { amountOrNull } from './check-view.ts';
import { readWaitingChecks } from './decided-checks-store.ts';
import { dishonorCheck } from './dishonor-check.ts';
import { returnCheck } from './return-check.ts';
import { findWaitingChecks } from './staff-checks-store.ts';

/** A queue is worked from its head: more is not looked at. */
const longestQueue = 100;

export function bindCheckReviews(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listWaitingChecksRoute).to(async (ctx) => {
    const rows = await findWaitingChecks(bank.db, longestQueue);
    const holders = await findHolders(
      bank.db,
      'check',
      rows.map(({ id }) => id),
    );
    const { waiting } = await readWaitingChecks(bank.db);
    await recordListLook(bank.db, ctx, {
      action: 'checks.listed',
      people: rows.map(({ userId }) => userId),
    });
    const cases = rows.map(({ id, createdAt, username, fullName, statedMinor, flags }) => ({
      _id: id,
      waitingSince: textFromInstant(createdAt),
      holder: heldBy(ctx, holders.get(id)),
      username,
      fullName,
      statedAmount: amountOrNull(statedMinor),
      flags,
    }));
    return {
      status: 200,
      body: { cases, total: waiting, asOf: textFromInstant(bank.clock.businessNow()) },
    };
  });

  bindRoute(app, bank, getCheckForStaffRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await readCheckForStaff(ctx, params.id),
  }));

  bindRoute(app, bank, acceptCheckRoute).to((ctx, { params, body, claim }) =>
    acceptCheck(ctx, params.id, { body, claim }),
  );

  bindRoute(app, bank, returnCheckRoute).to(async (ctx, { params, body }) => {
    await returnCheck(ctx, params.id, body);
    return { status: 200, body: { message: 'Check returned. Its customer reads why.' } };
  });

  bindRoute(app, bank, dishonorCheckRoute).to(async (ctx, { params, body }) => ({
    status: 200,
    body: await dishonorCheck(ctx, params.id, body),
  }));
}
