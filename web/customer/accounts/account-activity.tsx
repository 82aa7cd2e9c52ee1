import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { accountsQuery } from '../../api/account-queries.ts';
import { accountTransfersQuery } from '../../api/transfer-queries.ts';
import { paths } from '../../app/paths.ts';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { RecentTransfers } from '../transfers/recent-transfers.tsx';
import { seenFrom } from '../transfers/seen-from.ts';
import { DownloadButton } from './download-button.tsx';
import './accounts.css';
import { accountsTexts } from './accounts.texts.ts';

const texts = accountsTexts.accountActivity;

const shownCount = 5;

/** The latest transactions into and out of one account. */
export function AccountActivity({ number, whyEmpty }: { number: string; whyEmpty: string }) {
  const own = useQuery(accountsQuery).data ?? [];
  const recent = useQuery(accountTransfersQuery(number, shownCount));
  return (
    <Panel
      title={texts.recentActivity}
      className="activity"
      aside={<DownloadButton number={number} />}
    >
      <LoadFailed
        text={texts.failedToFetchTransactions}
        query={recent}
        className="activity-failed"
      />
      {recent.isPending && <Skeleton lines={3} label={texts.loadingTransactions} />}
      {recent.data && (
        <RecentTransfers
          caption={texts.recentActivityOfThis}
          transfers={recent.data.transfers.map(seenFrom(number))}
          own={own}
          empty={<EmptyLine className="activity-empty">{whyEmpty}</EmptyLine>}
        />
      )}
      <Link className="panel-more" to={`${paths.transactions()}?account=${number}`}>
        {texts.allTransactionsOfThis}
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}
