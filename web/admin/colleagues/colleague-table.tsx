import type { Colleague } from '../../../contract/people/colleagues.ts';
import { staffRoles } from '../../../contract/values/rights.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { ActorName } from '../actor-name.tsx';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { ChangeRole } from './change-role.tsx';
import { EndAccess } from './end-access.tsx';
import { OwnCustomer } from './own-customer.tsx';
import { ProposedCustomer } from './proposed-customer.tsx';
import { ProposedRole } from './proposed-role.tsx';

interface ColleagueTableProps {
  colleagues: readonly Colleague[];
  onHappened: (happened: Happened | undefined) => void;
}

/** Everyone of the staff: what they are, since when and why, and how safely they log in. */
export function ColleagueTable({ colleagues, onHappened }: ColleagueTableProps) {
  return (
    <DataTable
      caption="Members of the staff"
      className="colleague-table"
      columns={columnsOf(onHappened)}
      rows={colleagues}
      rowKey={({ _id }) => _id}
      empty={neverEmpty}
    />
  );
}

const columnsOf = (onHappened: ColleagueTableProps['onHappened']): readonly Column<Colleague>[] => [
  {
    name: 'person',
    title: 'Person',
    cell: ({ username, fullName, email, isYou, ownCustomer, ownCustomerProposal }) => (
      <>
        <span className="ledger-name">
          {fullName === '' ? username : fullName}
          {isYou && ' (you)'}
        </span>
        <span className="ledger-detail">
          {fullName !== '' && `${username}, `}
          {email}
          {ownCustomer !== null && `, customer ${ownCustomer}`}
        </span>
        {ownCustomerProposal && (
          <ProposedCustomer isYou={isYou} proposal={ownCustomerProposal} onHappened={onHappened} />
        )}
      </>
    ),
  },
  {
    name: 'role',
    title: 'Role',
    cell: (colleague) => (
      <>
        <Role colleague={colleague} />
        {colleague.proposal && (
          <ProposedRole
            colleague={colleague}
            proposal={colleague.proposal}
            onHappened={onHappened}
          />
        )}
      </>
    ),
  },
  {
    name: 'login',
    title: 'Login',
    cell: ({ twoSteps }) =>
      twoSteps ? (
        <Badge look="good" icon="shield">
          Two steps
        </Badge>
      ) : (
        <Badge look="waiting" icon="alert">
          Password alone
        </Badge>
      ),
  },
  {
    name: 'action',
    title: <span className="visually-hidden">Change it</span>,
    cell: (colleague) =>
      (!colleague.isYou || colleague.ownCustomer === null) && (
        <WithRight right="manage-colleagues">
          <span className="colleague-actions">
            <OwnCustomer colleague={colleague} onHappened={onHappened} />
            {!colleague.isYou && (
              <>
                <ChangeRole colleague={colleague} onHappened={onHappened} />
                <EndAccess colleague={colleague} onHappened={onHappened} />
              </>
            )}
          </span>
        </WithRight>
      ),
  },
];

function Role({ colleague: { roles } }: { colleague: Colleague }) {
  const [now] = roles;
  if (!now?.role) return '—';
  return (
    <>
      <strong>{staffRoles[now.role]}</strong>
      <span className="ledger-detail">
        Since {formatDay(new Date(now.setAt))}, by <ActorName actor={now.setBy} />: {now.reason}
      </span>
    </>
  );
}
