import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useSearchParams } from '../../app/navigation/address.ts';
import { addDays, addMonths } from '../../../contract/calendar-day.ts';
import type { Insight } from '../../../contract/insight.ts';
import { insightQuery } from '../../api/insight-query.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { CategoryTable } from './category-table.tsx';
import { MonthPicker } from './month-picker.tsx';
import { Repeating } from './repeating.tsx';
import { SortPayees } from './sort-payees.tsx';
import { ThisMonthPanel } from './this-month-panel.tsx';
import { ToCome, UntilPayDay } from './to-come.tsx';
import '../../ui/panel.css';
import './insight-page.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.insightPage;

/** A month of the own money. The month stands in the address, for reload, back and bookmarks. */
function InsightPage() {
  const [params, setParams] = useSearchParams();
  const asked = monthOf(params);
  const latest = useQuery(insightQuery());
  const query = useQuery(insightQuery(asked));
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
      {data && <Month insight={data} />}
    </>
  );
}

/** The month an address carries; what it cannot mean is left out. */
function monthOf(params: URLSearchParams): string | undefined {
  const month = params.get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined;
}

function Month({ insight }: { insight: Insight }) {
  const { month, current, moneyIn, moneyOut, fees, categories } = insight;
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const name = monthLabel(month, current);
  const ofDirection = (direction: 'credit' | 'debit') =>
    categories.filter((category) => category.direction === direction);
  const sides = [
    { title: texts.moneyOut, total: moneyOut, direction: 'debit' as const },
    { title: texts.moneyIn, total: moneyIn, direction: 'credit' as const },
  ];
  return (
    <div className="insight">
      {categories.length === 0 ? (
        <section className="panel" aria-label={name}>
          <EmptyState
            title={texts.noMoneyMovedIn(monthLabel(month, ''))}
            reason={texts.paymentsAndDepositsOfThe}
          />
        </section>
      ) : (
        sides.map(({ title, total, direction }) => (
          <Panel
            key={title}
            title={title}
            aside={<MoneyText look="strong" className="insight-total" amount={total} />}
          >
            {total === 0n ? (
              <p className="insight-none muted">{texts.noneIn(name)}</p>
            ) : (
              <CategoryTable
                caption={texts.inByCategory(title, name)}
                categories={ofDirection(direction)}
                total={total}
                from={from}
                to={to}
              />
            )}
            {direction === 'debit' && fees > 0n && (
              <p className="insight-none muted small">
                {texts.ofThisFees(<MoneyText amount={fees} />)}
              </p>
            )}
          </Panel>
        ))
      )}
      <SortPayees categories={categories} />
      <UntilPayDay {...insight} />
      <ToCome {...insight} />
      <Repeating {...insight} />
    </div>
  );
}

/** The dashboard's part travels with the page it leads to: the first view names one file less. */
export { InsightPage as Page, ThisMonthPanel };
