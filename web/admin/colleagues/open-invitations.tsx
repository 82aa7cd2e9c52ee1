import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invitation } from '../../../contract/colleagues.ts';
import { staffRoles } from '../../../contract/rights.ts';
import { call } from '../../api/client.ts';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';

interface OpenInvitationsProps {
  invitations: readonly Invitation[];
  onHappened: (happened: Happened | undefined) => void;
}

/** Who was invited and has not come yet. */
export function OpenInvitations({ invitations, onHappened }: OpenInvitationsProps) {
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (id: string) =>
      call('DELETE /api/admin/colleagues/invitations/{id}', { params: { id } }),
    onSuccess: ({ message }) => onHappened({ kind: 'success', text: message }),
    onError: ({ message }) => onHappened({ kind: 'error', text: message }),
    onSettled: () => queryClient.invalidateQueries(colleaguesQuery),
  });
  return (
    <Panel title="Open invitations">
      <DataTable
        caption="Open invitations"
        className="invitation-table"
        columns={columnsOf(withdraw)}
        rows={invitations}
        rowKey={({ _id }) => _id}
      />
    </Panel>
  );
}

/** The one that is being withdrawn, if one is. */
interface Withdrawal {
  isPending: boolean;
  variables: string | undefined;
  mutate: (id: string) => void;
}

const columnsOf = ({ isPending, variables, mutate }: Withdrawal): readonly Column<Invitation>[] => [
  {
    name: 'email',
    title: 'Email',
    cell: ({ email }) => <span className="ledger-name">{email}</span>,
  },
  { name: 'role', title: 'Role', cell: ({ role }) => staffRoles[role] },
  {
    name: 'until',
    title: 'Open until',
    cell: ({ expiresAt, invitedBy }) => (
      <>
        {formatExact(new Date(expiresAt))}
        <span className="ledger-detail">Invited by {invitedBy}</span>
      </>
    ),
  },
  {
    name: 'action',
    title: <span className="visually-hidden">Withdraw it</span>,
    cell: ({ _id, email }) => (
      <WithRight right="manage-colleagues">
        <Button
          look="danger"
          compact
          busy={isPending && variables === _id}
          busyLabel="Withdrawing..."
          onClick={() => mutate(_id)}
        >
          Withdraw<span className="visually-hidden"> the invitation to {email}</span>
        </Button>
      </WithRight>
    ),
  },
];
