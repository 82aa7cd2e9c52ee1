import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { ActiveBadge, RoleBadge } from '../../bank/user-badges.tsx';
import { Sample } from './sample.tsx';

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
