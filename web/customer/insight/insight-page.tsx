import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useSearchParams } from '../../app/navigation/address.ts';
import type { Insight, InsightMonths } from '../../../contract/money/insight.ts';
import { insightMonthsQuery, insightQuery } from '../../api/insight-query.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { MonthByCategory } from './month-by-category.tsx';
import { MonthPicker } from './month-picker.tsx';
import { MonthsSideBySide } from './months-side-by-side.tsx';
import { Repeating } from './repeating.tsx';
import { SortPayees } from './sort-payees.tsx';
import { ToCome, UntilPayDay } from './to-come.tsx';
import '../../ui/panel.css';
import './insight.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.insightPage;

/** A month of the own money. The address carries the month, for reload, back and bookmarks. */
function InsightPage() {
  const [params, setParams] = useSearchParams();
  const asked = monthOf(params);
  const latest = useQuery(insightQuery());
  const query = useQuery(insightQuery(asked));
  const months = useQuery(insightMonthsQuery);
  const { data } = query;
  const current = data?.current ?? latest.data?.current;
  return (
    <>
      <PageTop heading={texts.insight} detail={texts.yourMoneyByTheMonth} />
      <p className="insight-back">
        <Link className="lone-link" to={paths.transactions()}>
          {texts.allTransactions}
        </Link>
      </p>
      {current !== undefined && (
        <MonthPicker
          month={data?.month ?? (asked !== undefined && asked < current ? asked : current)}
          first={data?.first ?? latest.data?.first ?? current}
          current={current}
          onChange={(month) => setParams(month === current ? {} : { month })}
        />
      )}
      <LoadFailed text={texts.yourMonthCouldNotBe} query={query} />
      {query.isLoadingError && asked !== undefined && (
        <p>
          <Link className="lone-link" to={paths.insight()}>
            {texts.seeThisMonthInstead}
          </Link>
        </p>
      )}
      {query.isPending && <Skeleton lines={8} label={texts.loadingYourMonth} />}
      <p className="visually-hidden" role="status">
        {data && texts.isShown(monthLabel(data.month, data.current))}
      </p>
      {data && <Month insight={data} months={months} />}
    </>
  );
}

/** The month an address carries; what it cannot mean is left out. */
function monthOf(params: URLSearchParams): string | undefined {
  const month = params.get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined;
}

function Month({ insight, months }: { insight: Insight; months: UseQueryResult<InsightMonths> }) {
  const { month, current, categories } = insight;
  return (
    <div className="insight">
      {categories.length === 0 ? (
        <section className="panel" aria-label={monthLabel(month, current)}>
          <EmptyState
            title={texts.noMoneyMovedIn(monthLabel(month, ''))}
            reason={texts.paymentsAndDepositsOfThe}
          />
        </section>
      ) : (
        <MonthByCategory {...insight} />
      )}
      <MonthsSideBySide query={months} />
      <SortPayees categories={categories} />
      <UntilPayDay {...insight} />
      <ToCome {...insight} />
      <Repeating {...insight} />
    </div>
  );
}

export { InsightPage as Page };
