import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { insightQuery } from '../../api/insight-query.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { sortedWord } from './sorted-word.ts';
import './this-month-panel.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.thisMonthPanel;

const shownCount = 3;

/** The month under way in five figures. */
export function ThisMonthPanel() {
  const query = useQuery(insightQuery());
  const { data } = query;
  const largest = data?.categories
    .filter(({ direction }) => direction === 'debit')
    .slice(0, shownCount);
  return (
    <Panel title={texts.thisMonth} className="this-month">
      <LoadFailed text={texts.yourMonthCouldNotBe} query={query} />
      {query.isPending && <Skeleton lines={3} label={texts.loadingYourMonth} />}
      {data && (
        <dl>
          <Figure name={texts.moneyIn} amount={data.moneyIn} />
          <Figure name={texts.moneyOut} amount={data.moneyOut} />
        </dl>
      )}
      {largest && largest.length > 0 && (
        <>
          <h3>{texts.largestSoFar}</h3>
          <dl>
            {largest.map(({ sortedAs, amount }) => (
              <Figure key={sortedAs} name={sortedWord(sortedAs)} amount={amount} />
            ))}
          </dl>
        </>
      )}
      <Link className="panel-more" to={paths.insight()}>
        {texts.seeYourMonth}
        <Icon name="chevron-right" small />
      </Link>
    </Panel>
  );
}

function Figure({ name, amount }: { name: string; amount: bigint }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MoneyText amount={amount} />
      </dd>
    </div>
  );
}
