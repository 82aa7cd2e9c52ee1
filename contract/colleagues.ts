import * as z from 'zod/mini';
import { actorView } from './actors.ts';
import { emailField, idField, isPrintable, oneOf, textField } from './fields.ts';
import { rightNames, staffRoleNames } from './rights.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

/** How long an invitation to the staff may be accepted. */
export const invitationHours = 72;

const staffRole = z.enum(staffRoleNames);

/** A role that somebody has had from a moment on. */
const givenRole = z.strictObject({
  /** Null: they left. */
  role: z.nullable(staffRole),
  setBy: actorView,
  /** Real time. */
  setAt: z.string(),
  reason: z.string(),
});

const colleague = z.strictObject({
  _id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  isYou: z.boolean(),
  /** The username of their own account as a customer, which they do not work on. */
  ownCustomer: z.nullable(z.string()),
  /** Whether a password alone logs them in no longer. */
  twoSteps: z.boolean(),
  /** The newest first: what they are now. */
  roles: z.array(givenRole),
  /** A role with more rights that waits for a second person. */
  proposal: z.nullable(
    z.strictObject({
      role: staffRole,
      reason: z.string(),
      proposedBy: z.string(),
      isYours: z.boolean(),
    }),
  ),
});

export type Colleague = z.infer<typeof colleague>;

const invitation = z.strictObject({
  _id: z.string(),
  email: z.string(),
  role: staffRole,
  invitedBy: z.string(),
  /** It waits for a second person, and is mailed after that. */
  waits: z.boolean(),
  isYours: z.boolean(),
  invitedAt: z.string(),
  expiresAt: z.string(),
});

export type Invitation = z.infer<typeof invitation>;

const onePerson = z.object({ id: idField });
const reason = textField({ required: 'Please say why.', max: 200 });
const roleField = oneOf(staffRoleNames, 'Role');

export const getOwnRightsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/own-rights',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'the role of who asks' },
  summary: 'The role of who asks, and what it allows now.',
  answers: { 200: z.strictObject({ role: staffRole, rights: z.array(z.enum(rightNames)) }) },
  refusals: [],
});

export const listColleaguesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/colleagues',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'members of the staff and their roles' },
  summary:
    'All members of the staff with the roles they have had, the invitations that are open, and ' +
    'what each role allows.',
  answers: {
    200: z.strictObject({
      colleagues: z.array(colleague),
      invitations: z.array(invitation),
      /** What each role allows now. */
      rightsOf: z.record(staffRole, z.array(z.enum(rightNames))),
    }),
  },
  refusals: [],
});

export const invitationBody = z.object({
  email: emailField('Email is required.', 'Invalid email address.'),
  role: roleField,
});

export const inviteColleagueRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/invitations',
  who: 'admin',
  right: 'manage-colleagues',
  wantsFreshProof: true,
  summary:
    'Invites somebody to the staff: mails a link that works once, for 72 hours. It is void once ' +
    'who sent it may not manage colleagues any more.',
  body: invitationBody,
  answers: {
    201: saying(['INVITATION_MAILED']),
    /** It waits for a second person. */
    202: saying(['COLLEAGUE_PROPOSED']),
  },
  refusals: ['EMAIL_TAKEN', 'INVITED_ALREADY'],
});

export const approveInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/invitations/{id}/approve',
  who: 'admin',
  right: 'manage-colleagues',
  wantsFreshProof: true,
  summary: 'Approves an invitation, which is mailed then. Not by the person who sent it.',
  params: onePerson,
  answers: { 200: saying(['INVITATION_MAILED']) },
  refusals: ['INVITATION_NOT_FOUND', 'OWN_STAFF_PROPOSAL'],
});

export const withdrawInvitationRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/colleagues/invitations/{id}',
  who: 'admin',
  right: 'manage-colleagues',
  summary: 'Withdraws an invitation: its link opens nothing any more.',
  params: onePerson,
  answers: { 200: saying(['INVITATION_WITHDRAWN']) },
  refusals: ['INVITATION_NOT_FOUND'],
});

export const roleChange = z.object({ role: roleField, reason });

export const changeRoleRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/colleagues/{id}/role',
  who: 'admin',
  right: 'manage-colleagues',
  wantsFreshProof: true,
  summary:
    'Gives a colleague another role. Their sessions end, and the invitations that they sent. ' +
    'No one changes their own role, and the last manager stays one. Where two people manage ' +
    'colleagues, a role with more rights waits for the second: 202.',
  params: onePerson,
  body: roleChange,
  answers: { 200: saying(['ROLE_GIVEN']), 202: saying(['COLLEAGUE_PROPOSED']) },
  refusals: [
    'COLLEAGUE_NOT_FOUND',
    'OWN_PERSON',
    'ROLE_UNCHANGED',
    'LAST_MANAGER',
    'ROLE_PROPOSED',
  ],
});

export const approveRoleRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/{id}/role/approve',
  who: 'admin',
  right: 'manage-colleagues',
  wantsFreshProof: true,
  summary: 'Gives a colleague the role that was proposed. Not by the person who proposed it.',
  params: onePerson,
  answers: { 200: saying(['ROLE_GIVEN']) },
  refusals: [
    'COLLEAGUE_NOT_FOUND',
    'OWN_PERSON',
    'ROLE_NOT_PROPOSED',
    'OWN_STAFF_PROPOSAL',
    'PROPOSER_LEFT',
    'ROLE_UNCHANGED',
    'LAST_MANAGER',
  ],
});

export const declineRoleRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/{id}/role/decline',
  who: 'admin',
  right: 'manage-colleagues',
  summary: 'Ends a proposed role. The person who proposed it takes it back so.',
  params: onePerson,
  answers: { 200: saying(['PROPOSAL_DECLINED']) },
  refusals: ['COLLEAGUE_NOT_FOUND', 'OWN_PERSON', 'ROLE_NOT_PROPOSED'],
});

export const ownCustomer = z.object({
  /** Blank: they have no account here. */
  username: z
    .string('Username is required.')
    .check(
      z.trim(),
      z.maxLength(40, 'Username can have at most 40 characters.'),
      z.refine(isPrintable, 'Control characters are not allowed.'),
    ),
});

export const linkOwnCustomerRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/colleagues/{id}/own-customer',
  who: 'admin',
  right: 'manage-colleagues',
  wantsFreshProof: true,
  summary:
    'Says which customer a member of the staff is. They neither open nor touch that account at ' +
    'the desk. A manager does not free their own.',
  params: onePerson,
  body: ownCustomer,
  answers: { 200: saying(['OWN_CUSTOMER_SET', 'OWN_CUSTOMER_NONE']) },
  refusals: ['COLLEAGUE_NOT_FOUND', 'OWN_PERSON', 'CUSTOMER_UNKNOWN'],
});

export const departure = z.object({ reason });

export const endAccessRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/{id}/departure',
  who: 'admin',
  right: 'manage-colleagues',
  wantsFreshProof: true,
  summary:
    'A colleague leaves: nothing of theirs logs in any more, and the cases that they hold are ' +
    'free again. What they did stays in the trail under their name.',
  params: onePerson,
  body: departure,
  answers: { 200: saying(['ACCESS_ENDED']) },
  refusals: ['COLLEAGUE_NOT_FOUND', 'OWN_PERSON', 'LAST_MANAGER'],
});
