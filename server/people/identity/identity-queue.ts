import {
  getIdentityCaseRoute,
  listIdentityCasesRoute,
  type IdentityCase,
} from '../../../contract/people/identity.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { findUser } from '../users/users-store.ts';
import { acceptIdentity, refuseIdentity } from './decide-identity.ts';
import {
  findIdentityCases,
  findWaitingIdentities,
  lockIdentityCase,
  readWaitingIdentities,
  type IdentityRow,
} from './identity-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

/** This many earlier decisions help; more are in the trail. */
const mostEarlier = 10;

const fileAddress = (id: string) => `/api/files/${id}`;

/** Nothing for a customer who has handed in no document, or has left. */
async function findDocuments(db: Queryable, userId: string) {
  const user = await findUser(db, userId);
  const [latest, ...earlier] = user ? await findIdentityCases(db, userId, mostEarlier) : [];
  return user && latest && { user, latest, earlier };
}

function decisionView({
  state,
  decidedBy,
  decidedAt,
  statedName,
  refusalReasons,
}: IdentityRow): IdentityCase['decision'] {
  if ((state !== 'accepted' && state !== 'refused') || decidedBy === null || decidedAt === null)
    return null;
  return {
    outcome: state,
    by: decidedBy,
    at: textFromInstant(decidedAt),
    statedName,
    reasons: refusalReasons,
  };
}

/** Identity documents. A case is the customer, whichever document of theirs is the latest. */
export const identityQueue = {
  kind: 'identity_document',
  readWaiting: readWaitingIdentities,

  list: listCall(listIdentityCasesRoute, {
    waiting: (db) => findWaitingIdentities(db, mostListed),
    about: ({ userId, submittedAt }) => ({ id: userId, since: submittedAt, person: userId }),
    views: async (_ctx, rows) =>
      rows.map(({ userId, username, fullName, suspended }) => ({
        customer: { _id: userId, username, fullName, suspended },
      })),
  }),

  show: showCall(getIdentityCaseRoute, {
    find: findDocuments,
    look: ({ latest }, userId) => ({
      subject: `user:${userId}`,
      details: { document: latest.id },
    }),
    view: async (_ctx, { user, latest, earlier }, { _id, holder }) => ({
      _id,
      waitingSince: textFromInstant(latest.submittedAt),
      holder,
      document: {
        _id: latest.id,
        address: fileAddress(latest.fileId),
        statedName: latest.statedName,
      },
      decision: decisionView(latest),
      customer: {
        _id,
        username: user.username,
        fullName: user.fullName,
        suspended: user.suspended,
        email: user.email,
        phone: user.phone,
        address: user.address,
        customerSince: textFromInstant(user.createdAt),
        profileImage: user.profileImageId && fileAddress(user.profileImageId),
      },
      earlier: earlier.flatMap((row) => decisionView(row) ?? []),
    }),
  }),

  async lock(tx, userId) {
    const found = await lockIdentityCase(tx, userId);
    if (!found) return undefined;
    const { state, decidedBy: by, decidedAt: at } = found;
    return {
      auditSubject: `user:${userId}`,
      decision:
        by === null || at === null || state === 'waiting' ? null : { by, outcome: state, at },
    };
  },

  decisions: [acceptIdentity, refuseIdentity],
} satisfies Queue;
