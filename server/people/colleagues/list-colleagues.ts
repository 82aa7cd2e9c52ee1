import type { Colleague, listColleaguesRoute } from '../../../contract/people/colleagues.ts';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Session } from '../../session.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findAppsInUseOf } from '../second-factor/second-factor-store.ts';
import { nameActors } from '../users/name-actors.ts';
import { findStaffRoles } from '../users/staff-roles-store.ts';
import { findUsers } from '../users/users-store.ts';
import { findOpenInvitations } from './invitations-store.ts';
import { findOwnCustomerProposals, type OwnCustomerProposal } from './own-customer-store.ts';
import { findRoleProposals, type RoleProposal } from './role-proposals-store.ts';

/**
 * Everyone of the staff by name, with the roles they have had, the open invitations, and what each
 * role allows now.
 */
export async function listColleagues({
  bank,
  session,
}: SignedInContext): Promise<AnswerOf<typeof listColleaguesRoute>> {
  const { db, clock } = bank;
  const roles = Map.groupBy(await findStaffRoles(db), ({ userId }) => userId);
  const ids = [...roles.keys()];
  const [rightsOf, users, twoSteps, invitations, proposals, links, nameOf] = await Promise.all([
    readPolicy(db, 'roles', clock.businessNow()),
    findUsers(db, ids),
    findAppsInUseOf(db, ids),
    findOpenInvitations(db, clock.now()),
    findRoleProposals(db),
    findOwnCustomerProposals(db),
    nameActors(
      db,
      [...roles.values()].flat().map(({ setBy }) => setBy),
    ),
  ]);
  const customers = await findUsers(
    db,
    users.flatMap(({ ownCustomerId }) => ownCustomerId ?? []),
  );
  return {
    rightsOf,
    colleagues: users
      .map(({ id, username, fullName, email, ownCustomerId }) => ({
        _id: id,
        username,
        fullName,
        email,
        isYou: id === session.userId,
        ownCustomer: customers.find((one) => one.id === ownCustomerId)?.username ?? null,
        ownCustomerProposal: linkView(links.find(({ userId }) => userId === id)),
        twoSteps: twoSteps.has(id),
        proposal: proposalView(
          session,
          proposals.find(({ userId }) => userId === id),
        ),
        roles: (roles.get(id) ?? []).map(({ role, setBy, setAt, reason }) => ({
          role,
          setBy: nameOf(setBy),
          setAt: textFromInstant(setAt),
          reason,
        })),
      }))
      .toSorted((one, other) => one.username.localeCompare(other.username)),
    invitations: invitations.map((invitation) => ({
      _id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      invitedBy: invitation.invitedByName,
      waits: invitation.approvedAt === null,
      isYours: invitation.invitedBy === session.userId,
      invitedAt: textFromInstant(invitation.invitedAt),
      expiresAt: textFromInstant(invitation.expiresAt),
    })),
  };
}

const linkView = (found: OwnCustomerProposal | undefined): Colleague['ownCustomerProposal'] =>
  found ? { customer: found.customer, proposedBy: found.proposer } : null;

function proposalView({ userId }: Session, found: RoleProposal | undefined): Colleague['proposal'] {
  if (!found) return null;
  const { role, reason, proposer, proposedBy } = found;
  return { role, reason, proposedBy: proposer, isYours: proposedBy === userId };
}
