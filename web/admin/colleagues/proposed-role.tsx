import type { Colleague } from '../../../contract/people/colleagues.ts';
import { staffRoles } from '../../../contract/values/rights.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { useColleagueDeed } from './use-colleague-deed.ts';

interface ProposedRoleProps {
  colleague: Colleague;
  proposal: NonNullable<Colleague['proposal']>;
  onHappened: (happened: Happened | undefined) => void;
}

/** A role with more rights that waits for a second person. */
export function ProposedRole({
  colleague: { _id, username, isYou },
  proposal: { role, reason, proposedBy, isYours },
  onHappened,
}: ProposedRoleProps) {
  const approve = useColleagueDeed(
    (id: string) => call('POST /api/admin/colleagues/{id}/role/approve', { params: { id } }),
    onHappened,
  );
  const decline = useColleagueDeed(
    (id: string) => call('POST /api/admin/colleagues/{id}/role/decline', { params: { id } }),
    onHappened,
  );
  return (
    <div className="proposed-role">
      <span className="ledger-detail">
        {staffRoles[role]} proposed by {isYours ? 'you' : proposedBy}: {reason}
      </span>
      {!isYou && (
        <WithRight right="manage-colleagues">
          <span className="colleague-actions">
            <Button
              compact
              busy={approve.isPending}
              busyLabel="Approving..."
              disabledReason={isYours ? 'Another manager has to approve it' : undefined}
              onClick={() => approve.mutate(_id)}
            >
              Approve role<span className="visually-hidden"> of {username}</span>
            </Button>
            <Button
              look="danger"
              compact
              busy={decline.isPending}
              busyLabel="Saving..."
              onClick={() => decline.mutate(_id)}
            >
              {isYours ? 'Take back' : 'Decline'}
              <span className="visually-hidden"> the role of {username}</span>
            </Button>
          </span>
        </WithRight>
      )}
    </div>
  );
}
