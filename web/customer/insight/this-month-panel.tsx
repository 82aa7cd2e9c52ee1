import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link } from 'wouter';
import { shareOf } from '../../../contract/values/share-of.ts';
import { insightQuery } from '../../api/insight-query.ts';
import { paths } from '../../app/paths.ts';
import { RowBar } from '../../ui/charts/row-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { sortedWord } from './sorted-word.ts';
import './this-month.css';
import { LeftUntilPayDay } from './to-come.tsx';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.thisMonthPanel;

const shownCount = 3;

/** The month under way: its sums, its largest categories as bars, and what is likely ahead. */
export function ThisMonthPanel() {
  const query = useQuery(insightQuery());
  const { data } = query;
  const largest = data?.categories
    .filter(({ direction }) => direction === 'debit')
    .slice(0, shownCount);
  const most = largest?.[0]?.amount;
  const payments = data?.repeating.filter(({ direction }) => direction === 'debit').length ?? 0;
  return (
    <Panel title={texts.thisMonth} className="this-month">
      <LoadFailed text={texts.yourMonthCouldNotBe} query={query} />
      {query.isPending && <Skeleton lines={3} label={texts.loadingYourMonth} />}
      <div className="this-month-sides">
        {data && (
          <div>
            <dl>
              <Figure name={texts.moneyIn} amount={data.moneyIn} />
              <Figure name={texts.moneyOut} amount={data.moneyOut} />
            </dl>
            {(data.untilPayDay !== null || payments > 0) && (
              <ul className="this-month-ahead">
                {data.untilPayDay !== null && (
                  <li>
                    <LeftUntilPayDay untilPayDay={data.untilPayDay} look="strong" />
                  </li>
                )}
                {payments > 0 && <li>{texts.looksLikeItRepeats(payments)}</li>}
              </ul>
            )}
          </div>
        )}
        {largest && largest.length > 0 && (
          <div>
            <h3>{texts.largestSoFar}</h3>
            <dl>
              {largest.map(({ sortedAs, amount }) => (
                <Figure
                  key={sortedAs}
                  name={sortedWord(sortedAs)}
                  amount={amount}
                  ofLargest={shareOf(amount, most ?? amount)}
                />
              ))}
            </dl>
          </div>
        )}
      </div>
      <Link className="panel-more" to={paths.insight()}>
        {texts.seeYourMonth}
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}

interface FigureProps {
  name: string;
  amount: bigint;
  /** Draws a bar: between 0 and 1. */
  ofLargest?: number;
}

function Figure({ name, amount, ofLargest }: FigureProps) {
  const areHidden = useContext(AmountsHidden);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MoneyText amount={amount} />
        {ofLargest !== undefined && !areHidden && <RowBar way="out" ofLargest={ofLargest} />}
      </dd>
    </div>
  );
}
