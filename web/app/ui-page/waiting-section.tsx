import { BusyPanel, SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Sample } from './sample.tsx';

export function WaitingSection() {
  return (
    <>
      <Sample title="Waiting and done">
        <div className="ui-page-row">
          <BusyPanel message="Processing Transfer..." />
          <SuccessPanel message="Transfer Submitted Successfully!" />
        </div>
      </Sample>
      <Sample title="Empty state">
        <EmptyState
          title="No transactions yet"
          reason="Deposits, transfers and bills will appear here."
          action={
            <Button look="secondary" compact>
              Make a deposit
            </Button>
          }
        />
      </Sample>
      <Sample title="Skeleton">
        <Skeleton />
      </Sample>
    </>
  );
}
