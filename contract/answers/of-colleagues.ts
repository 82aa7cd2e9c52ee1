import * as z from 'zod/mini';
import { nameParam } from '../refusals/params.ts';
import { staffRoleNames, staffRoles } from '../rights.ts';
import { withArticle } from '../with-article.ts';
import { define, withParams } from './define.ts';

/** Of who belongs to the staff. */
export const ofColleagues = define({
  COLLEAGUE_PROPOSED: 'Proposed. Another manager has to approve it.',
  PROPOSAL_DECLINED: 'Proposal declined. Nothing was changed.',
  INVITATION_MAILED: withParams(
    { email: nameParam },
    ({ email }) => `We’re emailing the invitation to ${email}.`,
  ),
  INVITATION_WITHDRAWN: 'Invitation withdrawn. Its link no longer works.',
  INVITATION_ACCEPTED: 'You have joined the staff. Log in, and turn on two-step sign-in.',
  ROLE_GIVEN: withParams(
    { username: nameParam, role: z.enum(staffRoleNames) },
    ({ username, role }) => `${username} is ${withArticle(staffRoles[role])} now.`,
  ),
  OWN_CUSTOMER_SET: withParams(
    { username: nameParam, customer: nameParam },
    ({ username, customer }) => `${username} no longer works on the account of ${customer}.`,
  ),
  OWN_CUSTOMER_NONE: withParams(
    { username: nameParam },
    ({ username }) => `${username} has no account as a customer.`,
  ),
  ACCESS_ENDED: withParams(
    { username: nameParam },
    ({ username }) => `${username} can no longer log in.`,
  ),
});
