import * as z from 'zod/mini';
import { staffRoleNames, staffRoles } from '../rights.ts';
import { define, withParams } from './define.ts';

/** Of who belongs to the staff, and what their role allows. */
export const ofColleagues = define({
  RIGHT_MISSING: withParams({
    params: { role: z.nullable(z.enum(staffRoleNames)) },
    status: 403,
    title: 'Not among your rights',
    message: ({ role }) =>
      role === null
        ? 'You are not a member of the staff any more. Nothing was changed.'
        : `Your role, ${staffRoles[role]}, does not include this. Nothing was changed. If your ` +
          'work needs it, please ask a manager.',
  }),
  GIVEN_AT_ONCE: {
    status: 409,
    title: 'Given at once',
    message:
      'Another credit of yours was posted at this moment, and together they are more than one ' +
      'person gives alone on a day. No money was moved. Please send it again: it then waits for ' +
      'a second person.',
  },
  OWN_ACCOUNT: {
    status: 403,
    title: 'Your own account',
    message:
      'This is about your own account as a customer. Staff do not work on their own. Nothing was ' +
      'done. Please ask a colleague.',
  },
  CUSTOMER_UNKNOWN: {
    status: 404,
    title: 'Not found',
    message: 'No customer has this username. Nothing was changed.',
    field: 'username',
  },
  PROPOSER_LEFT: {
    status: 409,
    title: 'Proposed by somebody who may not',
    message:
      'The person who proposed this has left, or may not propose it any more. Nothing was ' +
      'changed. Please decline it, and propose it yourself.',
  },
  OWN_STAFF_PROPOSAL: {
    status: 403,
    title: 'Second person needed',
    message:
      'You proposed this yourself. Nothing was changed. Please ask another manager to approve it.',
  },
  ROLE_PROPOSED: {
    status: 409,
    title: 'Role proposed already',
    message:
      'A role for this colleague waits for a second person. Nothing was changed. Please decide ' +
      'that first.',
  },
  ROLE_NOT_PROPOSED: {
    status: 404,
    title: 'Not found',
    message: 'No role waits for this colleague: it was decided already. Nothing was changed.',
  },
  CHECK_READ_BY_YOU: {
    status: 403,
    title: 'Second person needed',
    message:
      'You have read this check first, and it needs a second person. No money was moved. Please ' +
      'ask a colleague.',
  },
  COLLEAGUE_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No member of the staff has this ID. Nothing was changed.',
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No open invitation has this ID: it was accepted or withdrawn. Nothing was changed.',
  },
  EMAIL_TAKEN: {
    status: 409,
    title: 'Email taken',
    message:
      'This email already belongs to an account. No invitation was sent. Staff need an email of ' +
      'their own at work.',
    field: 'email',
  },
  INVITED_ALREADY: {
    status: 409,
    title: 'Invited already',
    message:
      'An invitation to this email is open. No second one was sent. Withdraw it first to send ' +
      'another.',
    field: 'email',
  },
  ROLE_UNCHANGED: {
    status: 409,
    title: 'Role unchanged',
    message: 'Your colleague has this role already. Nothing was changed.',
    field: 'role',
  },
  LAST_MANAGER: {
    status: 409,
    title: 'Last manager',
    message:
      'This is the last manager of the bank. Nothing was changed. Please make somebody else a ' +
      'manager first.',
  },
  INVITATION_INVALID: {
    status: 400,
    title: 'Invitation not valid',
    message:
      'This invitation has been used, was withdrawn or is older than 72 hours. No account was ' +
      'opened. Please ask the colleague who invited you for a new one.',
  },
});
