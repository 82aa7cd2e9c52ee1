import {
  getCheckForStaffRoute,
  listWaitingChecksRoute,
  type CheckBefore,
} from '../../../contract/staff/check-reviews.ts';
import { textFromInstant } from '../../base/clock.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { acceptCheck } from './accept-check.ts';
import { readLeftForCheck } from './check-allowance.ts';
import { findCheckHolds } from './check-holds-store.ts';
import { holdViews, shownCheckStatus } from './check-view.ts';
import { lockCheck, readWaitingChecks, startCheckReview } from './decided-checks-store.ts';
import { returnCheck } from './return-check.ts';
import {
  findChecksBeside,
  findSameFront,
  findStaffCheck,
  findWaitingChecks,
  type CheckBeforeRow,
} from './staff-checks-store.ts';

/** A queue is worked from its head: more is not looked at. */
const mostListed = 100;

/** Enough to see how a customer uses their checks. */
const longestHistory = 20;

const beforeView = ({
  id,
  username,
  fullName,
  createdAt,
  status,
  amountMinor,
}: CheckBeforeRow): CheckBefore => ({
  _id: id,
  username,
  fullName,
  sentAt: textFromInstant(createdAt),
  status: shownCheckStatus[status],
  amount: amountMinor,
});

/** Checks that customers deposited by picture. */
export const checkQueue = {
  kind: 'check',
  readWaiting: readWaitingChecks,

  list: listCall(listWaitingChecksRoute, {
    waiting: (db) => findWaitingChecks(db, mostListed),
    about: ({ id, createdAt, userId, proposedBy }) => ({
      id,
      since: createdAt,
      person: userId,
      notFor: proposedBy,
    }),
    views: async (_ctx, rows) =>
      rows.map(({ username, fullName, statedMinor, flags }) => ({
        username,
        fullName,
        statedAmount: statedMinor,
        flags,
      })),
  }),

  show: showCall(getCheckForStaffRoute, {
    find: findStaffCheck,
    look: ({ userId }, id) => ({ subject: `user:${userId}`, details: { check: id } }),
    async view({ bank, session }, row) {
      const { id } = row;
      return {
        _id: id,
        sentAt: textFromInstant(row.createdAt),
        status: shownCheckStatus[row.status],
        customer: {
          _id: row.userId,
          username: row.username,
          fullName: row.fullName,
          isSuspended: row.suspended,
          since: textFromInstant(row.customerSince),
        },
        account: row.account,
        statedAmount: row.statedMinor,
        acceptedAmount: row.acceptedMinor,
        readBy:
          row.proposer === null
            ? null
            : { username: row.proposer, isYou: row.proposedBy === session.userId },
        atMost: await readLeftForCheck(bank.db, bank, row),
        flags: row.flags,
        availableDate: row.availableOn,
        holds: holdViews((await findCheckHolds(bank.db, [id])).get(id) ?? []),
        decidedBy: row.decidedBy,
        decidedAt: row.decidedAt && textFromInstant(row.decidedAt),
        returnReason: row.returnReason,
        front: `/api/files/${row.frontFileId}`,
        back: `/api/files/${row.backFileId}`,
        sameFront: (await findSameFront(bank.db, id, longestHistory)).map(beforeView),
        history: (await findChecksBeside(bank.db, row, longestHistory)).map(beforeView),
      };
    },
  }),

  async lock(tx, id) {
    const check = await lockCheck(tx, id);
    if (!check) return undefined;
    const { userId, status, decidedBy: by, decidedAt: at } = check;
    return {
      auditSubject: `user:${userId}`,
      decision:
        by === null || at === null || status === 'received' || status === 'in_review'
          ? null
          : { by, outcome: status, at },
    };
  },

  startReview: startCheckReview,
  decisions: [acceptCheck, returnCheck],
} satisfies Queue;
