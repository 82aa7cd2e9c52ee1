import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../../api/account-queries.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { CopyableList } from '../../ui/lists/copyable-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { Letters } from './letters.tsx';
import { depositTexts } from './deposit.texts.ts';

const texts = depositTexts.depositDetails;

/** The bank details that another person needs to send money here. */
export function DepositDetails() {
  const bank = useQuery(bankQuery);
  const accounts = useQuery(accountsQuery);
  const checking = accounts.data?.find(({ type }) => type === 'Checking Account');
  return (
    <Panel title={texts.depositByBankDetails}>
      <div className="panel-body">
        <p className="muted deposit-lead">{texts.shareTheseWithYourEmployer}</p>
        <LoadFailed
          text={texts.yourBankDetailsCouldNot}
          query={bank.data === undefined && bank.isFetchedAfterMount ? bank : accounts}
        />
        {bank.data && checking && (
          <CopyableList
            details={[
              { name: texts.bankName, shown: bank.data.name, text: bank.data.name },
              {
                name: texts.routingNumber,
                shown: <AccountNumber number={bank.data.routingNumber} />,
                text: bank.data.routingNumber,
              },
              {
                name: texts.accountNumber,
                shown: <AccountNumber number={checking.number} />,
                text: checking.number,
              },
            ]}
          />
        )}
        {checking && <Letters />}
      </div>
    </Panel>
  );
}
