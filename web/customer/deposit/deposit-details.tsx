import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../config/bank.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { callForFile } from '../../api/client.ts';
import { useDownload } from '../../app/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { CopyableList } from '../../ui/lists/copyable-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { depositTexts } from './deposit.texts.ts';
import './deposit.css';

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

const letters = [
  {
    name: texts.directDepositForm,
    file: `${brand.fileName}-direct-deposit.pdf`,
    call: 'GET /api/letters/direct-deposit.pdf',
  },
  {
    name: texts.balanceLetter,
    file: `${brand.fileName}-balances.pdf`,
    call: 'GET /api/letters/balances.pdf',
  },
] as const;

/** The letters that a customer hands to an employer, a landlord or an office. */
function Letters() {
  return (
    <div className="letters">
      {letters.map((letter) => (
        <Letter key={letter.call} {...letter} />
      ))}
    </div>
  );
}

function Letter({ name, file, call }: (typeof letters)[number]) {
  const { busy, failure, save } = useDownload();
  return (
    <>
      <Button
        look="secondary"
        compact
        busy={busy}
        keepsFocus
        onClick={() => void save(file, () => callForFile(call, {}))}
      >
        <Icon name="download" />
        <span>{name}</span>
      </Button>
      <Alert kind="error">{failure}</Alert>
    </>
  );
}
