import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../../api/account-queries.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { CopyableList } from '../../ui/lists/copyable-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** What somebody else needs to send money here. */
export function DepositDetails() {
  const bank = useQuery(bankQuery);
  const accounts = useQuery(accountsQuery);
  const checking = accounts.data?.find(({ type }) => type === 'Checking Account');
  return (
    <Panel title="Deposit by bank details">
      <div className="panel-body">
        <p className="muted deposit-lead">
          Share these with your employer or anyone paying you. The money goes to your Checking
          Account.
        </p>
        <LoadFailed
          text="Your bank details could not be loaded."
          query={bank.data === undefined && bank.isFetchedAfterMount ? bank : accounts}
        />
        {(bank.isPending || accounts.isPending) && (
          <Skeleton lines={3} label="Loading your bank details" />
        )}
        {bank.data && checking && (
          <CopyableList
            details={[
              { name: 'Bank name', shown: bank.data.name, text: bank.data.name },
              {
                name: 'Routing number',
                shown: <AccountNumber number={bank.data.routingNumber} />,
                text: bank.data.routingNumber,
              },
              {
                name: 'Account number',
                shown: <AccountNumber number={checking.number} />,
                text: checking.number,
              },
            ]}
          />
        )}
      </div>
    </Panel>
  );
}
