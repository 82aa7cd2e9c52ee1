import * as z from 'zod/mini';
import { linkSecret, textField } from '../values/fields.ts';
import { confirmPassword, sameTwice } from './password-resets.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { newPasswordField, registration } from './users.ts';

export const acceptance = z
  .object({
    token: linkSecret,
    username: registration.shape.username,
    fullName: textField({ required: 'Full name is required.', max: 100 }),
    newPassword: newPasswordField(),
    confirmPassword,
  })
  .check(sameTwice());

export const acceptInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/invitations/accept',
  who: 'anyone',
  summary:
    'Accepts an invitation to the staff with its mailed link. The new member of the staff is ' +
    'shown nothing before two-step sign-in is on.',
  body: acceptance,
  example: {
    token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    username: 'nora.fenwick',
    fullName: 'Nora Fenwick',
    newPassword: 'long-enough',
    confirmPassword: 'long-enough',
  },
  answers: { 201: saying(['INVITATION_ACCEPTED']) },
  refusals: ['TOO_MANY_TRIES', 'INVITATION_INVALID', 'ALREADY_REGISTERED'],
  leaves: ['admin.added', 'colleague.invitation_accepted'],
});
