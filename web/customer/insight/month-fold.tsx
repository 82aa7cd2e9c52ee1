import { useQuery } from '@tanstack/react-query';
import { insightQuery } from '../../api/insight-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { MonthByCategory } from './month-by-category.tsx';
import './month-fold.css';
import { Repeating } from './repeating.tsx';
import { LeftUntilPayDay, UntilPayDay } from './to-come.tsx';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.monthFold;

/** The month under way above the transactions: its sums in sight, its categories behind them. */
export function MonthFold() {
  const { data } = useQuery(insightQuery());
  // The list is what the page is for; Insight says what could not be loaded.
  if (data === undefined) return null;
  const { month, current, moneyIn, moneyOut, untilPayDay } = data;
  return (
    <details className="panel month-fold">
      <summary>
        <span>
          {texts.soFar(
            monthLabel(month, current),
            <MoneyText look="strong" amount={moneyIn} />,
            <MoneyText look="strong" amount={moneyOut} />,
          )}
          {untilPayDay !== null && (
            <>
              {' · '}
              <LeftUntilPayDay untilPayDay={untilPayDay} look="strong" />
            </>
          )}
        </span>
        <Icon name="chevron-down" ofFold />
      </summary>
      <div className="month-fold-body">
        <MonthByCategory {...data} />
        <UntilPayDay untilPayDay={untilPayDay} />
        <Repeating {...data} />
      </div>
    </details>
  );
}
