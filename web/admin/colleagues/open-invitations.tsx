import type { Invitation } from '../../../contract/people/colleagues.ts';
import { staffRoles } from '../../../contract/values/rights.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { useColleagueDeed } from './use-colleague-deed.ts';

interface OpenInvitationsProps {
  invitations: readonly Invitation[];
  onHappened: (happened: Happened | undefined) => void;
}

/**
 * Lists people who were invited and have not come yet, or who wait for a second person to agree.
 */
export function OpenInvitations({ invitations, onHappened }: OpenInvitationsProps) {
  const approve = useColleagueDeed(
    (id: string) => call('POST /api/admin/colleagues/invitations/{id}/approve', { params: { id } }),
    onHappened,
  );
  const withdraw = useColleagueDeed(
    (id: string) => call('DELETE /api/admin/colleagues/invitations/{id}', { params: { id } }),
    onHappened,
  );
  return (
    <Panel title="Open invitations">
      <DataTable
        caption="Open invitations"
        className="invitation-table"
        columns={columnsOf(approve, withdraw)}
        rows={invitations}
        rowKey={({ _id }) => _id}
        empty={neverEmpty}
      />
    </Panel>
  );
}

/** The deed, and the invitation it is under way for, if one. */
interface Deed {
  isPending: boolean;
  variables: string | undefined;
  mutate: (id: string) => void;
}

const columnsOf = (approve: Deed, withdraw: Deed): readonly Column<Invitation>[] => [
  {
    name: 'email',
    title: 'Email',
    cell: ({ email }) => <span className="ledger-name">{email}</span>,
  },
  { name: 'role', title: 'Role', cell: ({ role }) => staffRoles[role] },
  {
    name: 'until',
    title: 'Open until',
    cell: ({ expiresAt, invitedBy, waits, isYours }) => (
      <>
        {waits ? 'Needs a second person' : formatExact(new Date(expiresAt))}
        <span className="ledger-detail">Invited by {isYours ? 'you' : invitedBy}</span>
      </>
    ),
  },
  {
    name: 'action',
    title: <span className="visually-hidden">Decide it</span>,
    cell: ({ _id, email, waits, isYours }) => (
      <WithRight right="manage-colleagues">
        <span className="colleague-actions">
          {waits && (
            <Button
              compact
              busy={approve.isPending && approve.variables === _id}
              busyLabel="Approving..."
              disabledReason={isYours ? 'Another manager has to approve it' : undefined}
              onClick={() => approve.mutate(_id)}
            >
              Approve<span className="visually-hidden"> the invitation to {email}</span>
            </Button>
          )}
          <Button
            look="danger"
            compact
            busy={withdraw.isPending && withdraw.variables === _id}
            busyLabel="Withdrawing..."
            onClick={() => withdraw.mutate(_id)}
          >
            Withdraw<span className="visually-hidden"> the invitation to {email}</span>
          </Button>
        </span>
      </WithRight>
    ),
  },
];
