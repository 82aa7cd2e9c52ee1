import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import {
  endSessionOfUserRoute,
  endSessionsOfUserRoute,
  listCardsOfUserRoute,
  listChecksOfUserRoute,
  listLoansOfUserRoute,
  listSessionsOfUserRoute,
  listTransfersOfUserRoute,
  removeSecondFactorOfUserRoute,
} from '../../../contract/staff/user-sheet.ts';
import { said } from '../../../contract/calls/said.ts';
import { wordDevice } from '../../../contract/people/device-name.texts.ts';
import { findCardsOf } from '../../money/cards/cards-store.ts';
import { maskedCard } from '../../money/cards/show-cards.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findCheckHolds } from '../../money/deposits/check-holds-store.ts';
import { checkView } from '../../money/deposits/check-view.ts';
import { findChecksOf } from '../../money/deposits/checks-store.ts';
import { answerTo } from '../../http/bind-route.ts';
import { loanViews } from '../../money/loans/loan-view.ts';
import { findLoansOf } from '../../money/loans/loans-store.ts';
import { everyOrder } from '../../money/transfers/transfer-matches.ts';
import { findTransferPage } from '../../money/transfers/transfer-search.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { deviceParts } from '../../people/users/device-parts.ts';
import { isSessionOver } from '../../people/users/session-limits.ts';
import { findSessionsOf } from '../../people/users/sessions-store.ts';
import { auditedReading, auditedView } from './audited-view.ts';
import { endSessionOfUser, endSessionsOfUser } from './end-sessions-of-user.ts';
import { removeSecondFactorOfUser, secondFactorOfUser } from './second-factor-of-user.ts';
import { requireUser } from './user-for-staff.ts';

/** Years of checks for a person. */
const maxChecks = 100;
const transfersOnPage = 15;

/** Reads a part of a customer's sheet, with its line in the trail. */
function viewOf<Seen>(
  ctx: SignedInContext,
  userId: string,
  action: AuditAction,
  read: (tx: Tx) => Promise<Seen>,
): Promise<Seen> {
  return auditedView(ctx, { action, subject: `user:${userId}` }, async (tx) => {
    await requireUser(tx, userId);
    return await read(tx);
  });
}

export const callsOfUserSheet = [
  answerTo(
    listTransfersOfUserRoute,
    async (ctx, { params: { id }, query: { search = '', page = 1, limit = transfersOnPage } }) => {
      const filter = { ...everyOrder, ownerId: id, search };
      const { rows, total, totalIsCapped } = await auditedReading(
        ctx,
        { action: 'user.transactions_viewed', subject: `user:${id}` },
        async (db) => {
          await requireUser(db, id);
          return await findTransferPage(db, filter, { offset: (page - 1) * limit, limit });
        },
      );
      return {
        transfers: rows.map((row) => transferView(row, row.direction)),
        total,
        totalIsCapped,
        page,
        limit,
      };
    },
  ),

  answerTo(listCardsOfUserRoute, async (ctx, { params: { id } }) => {
    const cards = await viewOf(ctx, id, 'user.cards_viewed', (tx) => findCardsOf(tx, id));
    return { cards: cards.map(maskedCard) };
  }),

  answerTo(listLoansOfUserRoute, async (ctx, { params: { id } }) => {
    const loans = await viewOf(ctx, id, 'user.loans_viewed', async (tx) =>
      loanViews(tx, await findLoansOf(tx, id), ctx.bank.clock.businessDay()),
    );
    return { loans };
  }),

  answerTo(listChecksOfUserRoute, async (ctx, { params: { id } }) => {
    const checks = await auditedView(
      ctx,
      { action: 'user.checks_viewed', subject: `user:${id}` },
      async (tx) => {
        const rows = await findChecksOf(tx, id, maxChecks);
        // A check may come back unpaid after its customer was deleted, so they stay to be found.
        if (rows.length === 0) await requireUser(tx, id);
        const holds = await findCheckHolds(
          tx,
          rows.map((row) => row.id),
        );
        return rows.map((row) => checkView(row, holds.get(row.id) ?? []));
      },
    );
    return { checks };
  }),

  answerTo(listSessionsOfUserRoute, async (ctx, { params: { id } }) => {
    const now = ctx.bank.clock.now();
    const seen = await viewOf(ctx, id, 'user.sessions_viewed', async (tx) => ({
      all: await findSessionsOf(tx, id),
      secondFactor: await secondFactorOfUser(tx, id),
    }));
    const live = seen.all.filter((session) => !isSessionOver(session, now));
    const sessions = live.map((session) => ({
      _id: session.id,
      device: wordDevice(deviceParts(session.device)),
      address: session.address,
      signedInAt: textFromInstant(session.createdAt),
      lastUsedAt: textFromInstant(session.lastSeenAt),
    }));
    return { sessions, secondFactor: seen.secondFactor };
  }),

  answerTo(endSessionOfUserRoute, async (ctx, { params }) => {
    await endSessionOfUser(ctx, params.id, params.sessionId);
    return said('SESSION_ENDED');
  }),

  answerTo(endSessionsOfUserRoute, async (ctx, { params }) => {
    const ended = await endSessionsOfUser(ctx, params.id);
    return {
      ...(ended === 0 ? said('NO_SESSIONS') : said('ALL_SESSIONS_ENDED')),
      ended,
    };
  }),

  answerTo(removeSecondFactorOfUserRoute, async (ctx, { params }) => {
    await removeSecondFactorOfUser(ctx, params.id);
    return said('SECOND_FACTOR_REMOVED');
  }),
];
