import { addDays, addMonths } from '../../../contract/values/calendar-day.ts';
import type { Insight } from '../../../contract/money/insight.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { CategoryTable } from './category-table.tsx';
import './insight.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.monthByCategory;

type Sums = Pick<Insight, 'month' | 'current' | 'moneyIn' | 'moneyOut' | 'fees' | 'categories'>;

/** Money out and money in of a month, each by category, as chart and as table. */
export function MonthByCategory({ month, current, moneyIn, moneyOut, fees, categories }: Sums) {
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const name = monthLabel(month, current);
  const sides = [
    { title: texts.moneyOut, total: moneyOut, direction: 'debit' as const },
    { title: texts.moneyIn, total: moneyIn, direction: 'credit' as const },
  ];
  return sides.map(({ title, total, direction }) => (
    <Panel
      key={title}
      title={title}
      aside={<MoneyText look="strong" className="month-total" amount={total} />}
    >
      {total === 0n ? (
        <p className="month-none muted">{texts.noneIn(name)}</p>
      ) : (
        <CategoryTable
          caption={texts.inByCategory(title, name)}
          categories={categories.filter((category) => category.direction === direction)}
          total={total}
          from={from}
          to={to}
        />
      )}
      {direction === 'debit' && fees > 0n && (
        <p className="month-none muted small">{texts.ofThisFees(<MoneyText amount={fees} />)}</p>
      )}
    </Panel>
  ));
}
