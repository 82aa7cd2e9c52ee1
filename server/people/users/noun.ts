import { noun } from '../../noun.ts';
import { forgetNotMeLinks } from './not-me-links-store.ts';
import { callsOfSessions } from './sessions-routes.ts';
import { callsOfUsers } from './users-routes.ts';
import type { CustomerClosing } from './closing.ts';
import { deleteSessionsOf, findSessionsOf } from './sessions-store.ts';
import { markUserDeleted } from './users-store.ts';

const usersClosing: CustomerClosing = {
  tables: {
    users: 'closed',
    session: 'deleted',
    known_device: 'kept: no sign-in of a deleted person reads it',
    mailed_link: 'kept: it opens nothing of a deleted person, and expires',
    not_me_link: 'kept: it opens nothing of a deleted person, and is forgotten after 72 hours',
    own_customer_proposal: 'kept: who says that they are a closed customer is refused',
    password_warning: 'kept: a deleted person is not mailed',
  },
  ends: { sessions: async (db, userId) => (await findSessionsOf(db, userId)).length },
  async close(tx, { bank }, userId) {
    await markUserDeleted(tx, userId, bank.clock.now());
    await deleteSessionsOf(tx, userId);
  },
};

export const users = noun({
  calls: [({ welcome }) => callsOfUsers(welcome), callsOfSessions],
  forgets: [
    {
      name: 'forgotten-not-me-links',
      about: 'Forgets links "This was not me" that are older than 72 hours.',
      forget: forgetNotMeLinks,
    },
  ],
  closing: usersClosing,
});
