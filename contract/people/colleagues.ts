import * as z from 'zod/mini';
import { actorView } from '../values/actors.ts';
import { emailField, idField, isPrintable, oneOf, textField } from '../values/fields.ts';
import { rightNames, staffRoleNames } from '../values/rights.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** The time in which an invitation to the staff may be accepted. */
export const invitationHours = 72;

const staffRole = z.enum(staffRoleNames);

/** A role that a colleague has had from a moment on. */
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
  /** A colleague said that they are this customer: it waits until they confirm it. */
  ownCustomerProposal: z.nullable(z.strictObject({ customer: z.string(), proposedBy: z.string() })),
  /** True where a password alone no longer logs them in. */
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
      /** The rights that each role gives now. */
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
  summary:
    'Invites somebody to the staff: mails a link that works once, for 72 hours. It is void once ' +
    'who sent it may not manage colleagues any more.',
  body: invitationBody,
  example: { email: 'nora@larkmoor.example', role: 'teller' },
  answers: {
    201: saying(['INVITATION_MAILED']),
    /** It waits for a second person. */
    202: saying(['COLLEAGUE_PROPOSED']),
  },
  refusals: ['EMAIL_TAKEN', 'INVITED_ALREADY'],
  leaves: ['colleague.invited'],
});

export const approveInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/invitations/{id}/approve',
  who: 'admin',
  right: 'manage-colleagues',
  summary: 'Approves an invitation, which is mailed then. Not by the person who sent it.',
  params: onePerson,
  answers: { 200: saying(['INVITATION_MAILED']) },
  refusals: ['INVITATION_NOT_FOUND', 'OWN_STAFF_PROPOSAL', 'PROPOSER_LEFT', 'NOT_YET_TWO'],
  leaves: ['colleague.invitation_approved'],
});

export const withdrawInvitationRoute = defineRoute({
  method: 'DELETE',
  path: '/api/admin/colleagues/invitations/{id}',
  who: 'admin',
  right: 'manage-colleagues',
  needsNoFreshProof: 'it only takes away',
  summary: 'Withdraws an invitation: its link opens nothing any more.',
  params: onePerson,
  answers: { 200: saying(['INVITATION_WITHDRAWN']) },
  refusals: ['INVITATION_NOT_FOUND'],
  leaves: ['colleague.invitation_withdrawn'],
});

export const roleChange = z.object({ role: roleField, reason });

export const changeRoleRoute = defineRoute({
  method: 'PUT',
  path: '/api/admin/colleagues/{id}/role',
  who: 'admin',
  right: 'manage-colleagues',
  summary:
    'Gives a colleague another role. Their sessions end, and the invitations that they sent. ' +
    'No one changes their own role, and the last manager stays one. Where two people manage ' +
    'colleagues, a role with more rights waits for the second: 202.',
  params: onePerson,
  body: roleChange,
  example: { role: 'teller', reason: 'She works at the counter now.' },
  answers: { 200: saying(['ROLE_GIVEN']), 202: saying(['COLLEAGUE_PROPOSED']) },
  refusals: [
    'COLLEAGUE_NOT_FOUND',
    'OWN_PERSON',
    'ROLE_UNCHANGED',
    'LAST_MANAGER',
    'ROLE_PROPOSED',
  ],
  leaves: ['colleague.role_changed'],
});

export const approveRoleRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/{id}/role/approve',
  who: 'admin',
  right: 'manage-colleagues',
  summary: 'Gives a colleague the role that was proposed. Not by the person who proposed it.',
  params: onePerson,
  answers: { 200: saying(['ROLE_GIVEN']) },
  refusals: [
    'COLLEAGUE_NOT_FOUND',
    'OWN_PERSON',
    'ROLE_NOT_PROPOSED',
    'OWN_STAFF_PROPOSAL',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
    'ROLE_UNCHANGED',
    'LAST_MANAGER',
  ],
  leaves: ['colleague.role_changed'],
});

export const declineRoleRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/{id}/role/decline',
  who: 'admin',
  right: 'manage-colleagues',
  needsNoFreshProof: 'it changes nothing',
  summary: 'Ends a proposed role. The person who proposed it takes it back so.',
  params: onePerson,
  answers: { 200: saying(['PROPOSAL_DECLINED']) },
  refusals: ['COLLEAGUE_NOT_FOUND', 'OWN_PERSON', 'ROLE_NOT_PROPOSED'],
  leaves: ['colleague.role_declined'],
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
  summary:
    'Says which customer a member of the staff is. It counts once they have confirmed it (202), ' +
    'and at once of oneself: from then on they neither open nor touch that account at the desk. ' +
    'Without a username they are none. A manager does not free their own, a customer is one ' +
    'colleague at most, and all of the staff are told.',
  params: onePerson,
  body: ownCustomer,
  example: { username: 'alice.ames' },
  answers: {
    200: saying(['OWN_CUSTOMER_SET', 'OWN_CUSTOMER_NONE']),
    202: saying(['OWN_CUSTOMER_PROPOSED']),
  },
  refusals: ['COLLEAGUE_NOT_FOUND', 'OWN_PERSON', 'CUSTOMER_UNKNOWN', 'CUSTOMER_LINKED'],
  leaves: ['colleague.own_customer_proposed'],
});

export const confirmOwnCustomerRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/own-customer/confirm',
  who: 'admin',
  right: 'any',
  summary: 'Confirms that the customer whom a colleague named is oneself.',
  answers: { 200: saying(['OWN_CUSTOMER_SET']) },
  refusals: ['LINK_NOT_PROPOSED', 'CUSTOMER_UNKNOWN', 'CUSTOMER_LINKED'],
  leaves: ['colleague.own_customer_set'],
});

export const declineOwnCustomerRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/own-customer/decline',
  who: 'admin',
  right: 'any',
  needsNoFreshProof: 'it changes nothing',
  summary: 'Says that the customer whom a colleague named is not oneself.',
  answers: { 200: saying(['OWN_CUSTOMER_DECLINED']) },
  refusals: ['LINK_NOT_PROPOSED'],
  leaves: ['colleague.own_customer_declined'],
});

export const departure = z.object({ reason });

export const endAccessRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/colleagues/{id}/departure',
  who: 'admin',
  right: 'manage-colleagues',
  summary:
    'A colleague leaves: nothing of theirs logs in any more, and the cases that they hold are ' +
    'free again. What they did stays in the trail under their name.',
  params: onePerson,
  body: departure,
  example: { reason: 'A new job.' },
  answers: { 200: saying(['ACCESS_ENDED']) },
  refusals: ['COLLEAGUE_NOT_FOUND', 'OWN_PERSON', 'LAST_MANAGER'],
  leaves: ['colleague.left'],
});
