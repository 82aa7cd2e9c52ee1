import { noun } from '../../noun.ts';
import { forgetNotMeLinks } from './not-me-links-store.ts';
import { bindSessions } from './sessions-routes.ts';
import { usersClosing } from './users-closing.ts';
import { bindUsers } from './users-routes.ts';

export const users = noun({
  calls: [(app, bank, { welcome }) => bindUsers(app, bank, welcome), bindSessions],
  forgets: [
    {
      name: 'forgotten-not-me-links',
      about: 'Forgets links "This was not me" that are older than 72 hours.',
      forget: forgetNotMeLinks,
    },
  ],
  closing: usersClosing,
});
