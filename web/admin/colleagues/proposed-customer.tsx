import type { Colleague } from '../../../contract/people/colleagues.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import type { Happened } from '../users/happened.ts';
import { useColleagueDeed } from './use-colleague-deed.ts';

interface ProposedCustomerProps {
  isYou: boolean;
  proposal: NonNullable<Colleague['ownCustomerProposal']>;
  onHappened: (happened: Happened | undefined) => void;
}

/** Shows the customer that a colleague was said to be: they alone say whether that is so. */
export function ProposedCustomer({
  isYou,
  proposal: { customer, proposedBy },
  onHappened,
}: ProposedCustomerProps) {
  const confirm = useColleagueDeed(
    () => call('POST /api/admin/own-customer/confirm', {}),
    onHappened,
  );
  const decline = useColleagueDeed(
    () => call('POST /api/admin/own-customer/decline', {}),
    onHappened,
  );
  if (!isYou)
    return (
      <span className="ledger-detail">
        Customer {customer}, says {proposedBy}: not confirmed yet
      </span>
    );
  return (
    <div className="proposed-role">
      <span className="ledger-detail">
        {proposedBy} says that you are the customer {customer}. If so, you no longer work on that
        account.
      </span>
      <span className="colleague-actions">
        <Button
          compact
          busy={confirm.isPending}
          busyLabel="Saving..."
          onClick={() => confirm.mutate()}
        >
          That’s me
        </Button>
        <Button
          look="secondary"
          compact
          busy={decline.isPending}
          busyLabel="Saving..."
          onClick={() => decline.mutate()}
        >
          That’s not me
        </Button>
      </span>
    </div>
  );
}
