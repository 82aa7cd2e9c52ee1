import { noun } from '../../noun.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { forgetFormerContacts } from './former-contact-store.ts';
import { callsOfMailChoices } from './mail-choices-routes.ts';
import { mailEmailChangeLink } from './mail-email-change-link.ts';
import { mailOwnEmailLink } from './mail-own-email-link.ts';
import { callsOfNotices } from './notices-routes.ts';
import { forgetReplacedFiles } from './profile-files-store.ts';
import { callsOfProfiles } from './profiles-routes.ts';
import { profilesClosing } from './profiles-store.ts';

export const profiles = noun({
  calls: [callsOfProfiles, callsOfMailChoices, callsOfNotices],
  tasks: [
    mailTask({
      kind: 'own_email_link',
      name: 'own-email-links',
      about: 'Emails links that confirm the email address of an account.',
      work: mailOwnEmailLink,
    }),
    mailTask({
      kind: 'email_change_link',
      name: 'email-change-links',
      about: 'Emails links that confirm a new email address.',
      work: mailEmailChangeLink,
    }),
  ],
  forgets: [
    {
      name: 'forgotten-contact-data',
      about:
        'Forgets name, ID document, phone and address from before a change that is older than 72 hours.',
      forget: forgetFormerContacts,
    },
    {
      name: 'replaced-files',
      about: 'Forgets pictures and documents that were replaced.',
      forget: forgetReplacedFiles,
    },
  ],
  closing: profilesClosing,
});
