import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { insightQuery } from '../../api/insight-query.ts';
import { paths } from '../../app/paths.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PanelFold } from '../../ui/panel-fold.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { MonthByCategory } from './month-by-category.tsx';
import './insight.css';
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
            <span className="month-fold-more">
              {' · '}
              <LeftUntilPayDay untilPayDay={untilPayDay} look="strong" />
            </span>
          )}
        </span>
      }
    >
      <div className="month-fold-body">
        <MonthByCategory {...data} />
        <UntilPayDay untilPayDay={untilPayDay} />
        <Repeating {...data} />
        <p>
          <Link className="lone-link" to={paths.insight()}>
            {insightTexts.thisMonthPanel.seeYourMonth}
          </Link>
        </p>
      </div>
    </PanelFold>
  );
}
