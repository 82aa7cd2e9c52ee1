import { useState } from 'react';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { ActiveBadge, RoleBadge } from '../../bank/user-badges.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { BusyPanel, SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Sample } from './sample.tsx';

const ignore = () => undefined;

export function MessagesSection() {
  const [message, setMessage] = useState<string>();
  return (
    <Sample title="Alerts and toast">
      <Alert kind="error">Network error.</Alert>
      <Alert kind="success">Registration successful! Redirecting...</Alert>
      <Alert kind="info">The statement is emailed to you. Allow 10 minutes and check spam.</Alert>
      <Alert kind="warning">This transfer is dated for a day on which banks are closed.</Alert>
      <div className="ui-page-still">
        <Toast message="User suspended successfully" onDismiss={ignore} />
      </div>
      <div className="ui-page-row">
        <Button look="secondary" onClick={() => setMessage('Card frozen successfully')}>
          Show a toast
        </Button>
      </div>
      <Toast message={message} onDismiss={() => setMessage(undefined)} />
    </Sample>
  );
}

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

const accounts = ['Checking Account', 'Savings Account', 'Investment Account'] as const;

export function BadgesSection() {
  return (
    <Sample title="Badges">
      <div className="ui-page-row">
        {['Approved', 'Completed', 'Pending', 'Processing', 'Scheduled', 'Declined'].map(
          (status) => (
            <StatusBadge key={status} status={status} />
          ),
        )}
        <ActiveBadge active />
        <ActiveBadge active={false} />
        {(['user', 'admin'] as const).map((role) => (
          <RoleBadge key={role} role={role} />
        ))}
      </div>
      <div className="ui-page-row">
        <Monogram name="Maya Okafor" />
        <Monogram name="kmensah" large />
        {accounts.map((type) => (
          <span key={type} className="ui-page-row">
            <HatchSwatch type={type} />
            {type}
          </span>
        ))}
      </div>
    </Sample>
  );
}
