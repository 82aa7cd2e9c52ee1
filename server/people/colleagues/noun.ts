import { noun } from '../../noun.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { callsOfColleagues } from './colleagues-routes.ts';
import { mailInvitation } from './mail-invitation.ts';
import { openInvitations } from './open-invitations.ts';
import { openOwnCustomers } from './open-own-customers.ts';
import { openRoles } from './open-roles.ts';

export const colleagues = noun({
  calls: [({ proposals }) => callsOfColleagues(proposals)],
  tasks: [
    mailTask({
      kind: 'invitation_link',
      name: 'invitation-links',
      about: 'Emails invitations to the staff.',
      work: mailInvitation,
    }),
  ],
  proposals: [openRoles, openInvitations, openOwnCustomers],
  tablesOfStaff: [
    'staff_invitation',
    'staff_news',
    'staff_news_seen',
    'staff_role',
    'staff_role_proposal',
  ],
});
