import { useQuery } from '@tanstack/react-query';
import { insightQuery } from '../../api/insight-query.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PanelFold } from '../../ui/panel-fold.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { MonthByCategory } from './month-by-category.tsx';
import './month-fold.css';
import { Repeating } from './repeating.tsx';
import { LeftUntilPayDay, UntilPayDay } from './to-come.tsx';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.monthFold;

/** The month under way above the transactions: its sums in sight, its categories behind them. */
export function MonthFold() {
  const { data, isError } = useQuery(insightQuery());
  if (data === undefined)
    return (
      isError && <p className="muted small">{insightTexts.thisMonthPanel.yourMonthCouldNotBe}</p>
    );
  const { month, current, moneyIn, moneyOut, untilPayDay } = data;
  return (
    <PanelFold
      line={
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
      }
    >
      <div className="month-fold-body">
        <MonthByCategory {...data} />
        <UntilPayDay untilPayDay={untilPayDay} />
        <Repeating {...data} />
      </div>
    </PanelFold>
  );
}
