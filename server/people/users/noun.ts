import { noun } from '../../noun.ts';
import { forgetNotMeLinks } from './not-me-links-store.ts';
import { callsOfSessions } from './sessions-routes.ts';
import { usersClosing } from './users-closing.ts';
import { callsOfUsers } from './users-routes.ts';

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
