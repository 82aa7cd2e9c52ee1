import type { UseQueryResult } from '@tanstack/react-query';
import type { InsightMonths } from '../../../contract/money/insight.ts';
import { classNames } from '../../ui/class-names.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { dateWriter } from '../../ui/values/format.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { monthName } from '../statements/month-label.ts';
import './insight.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.monthsSideBySide;

const initial = dateWriter({ month: 'narrow' }, 'UTC');

/** The latest months, each with what came in and what went out: one month is no comparison. */
export function MonthsSideBySide({ query }: { query: UseQueryResult<InsightMonths> }) {
  const months = query.data?.months;
  // A first month has no other to be compared with.
  if (months && months.length < 2) return null;
  return (
    <Panel
      title={texts.monthByMonth}
      className={classNames('months-side-by-side', (months?.length ?? 0) > 6 && 'many-months')}
    >
      <div className="panel-body">
        <LoadFailed text={texts.yourMonthsCouldNotBe} query={query} />
        {query.isPending && <Skeleton lines={4} label={texts.loadingYourMonths} />}
        {months && (
          <>
            <BarChart
              caption={texts.moneyInAndOutByMonth}
              months={months.map(({ month, ...sums }) => ({
                ...sums,
                name: monthName(month),
                shortName: initial(new Date(`${month}-01T00:00:00Z`)),
              }))}
            />
            <Average before={months.slice(0, -1)} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** Of months that are over: the one under way would make it smaller. */
function Average({ before }: { before: readonly { moneyIn: bigint; moneyOut: bigint }[] }) {
  const average = (of: 'moneyIn' | 'moneyOut') =>
    before.reduce((sum, month) => sum + month[of], 0n) / BigInt(before.length);
  return (
    <p className="small months-average">
      {texts.onAverage(
        before.length,
        <MoneyText look="strong" amount={average('moneyIn')} />,
        <MoneyText look="strong" amount={average('moneyOut')} />,
      )}
    </p>
  );
}
