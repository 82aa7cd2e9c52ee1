import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext, useState } from 'react';
import type { SavingsAccount } from '../../../contract/money/accounts.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import type { SavingsGoal as Goal } from '../../../contract/money/savings-goals.ts';
import { savingsQuery } from '../../api/account-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { ProgressHillPlace } from '../frame/progress-hill-place.tsx';
import { monthLabel } from '../statements/month-label.ts';
import { Row } from '../../ui/layout/row.tsx';
import './savings-goal.css';
import { savingsTexts } from './savings.texts.ts';

const texts = savingsTexts.savingsGoal;

const GoalDialog = latePart(async () => (await import('./goal-dialog.tsx')).GoalDialog, {
  lost: 'window',
});

/** The goal of the account, how far it is, and when it gets there. */
export function SavingsGoal({ account: { number, balance, goal } }: { account: SavingsAccount }) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const show = (message: string, kept: Goal | null) => {
    queryClient.setQueryData(savingsQuery.queryKey, (accounts) =>
      accounts?.map((each) => (each.number === number ? { ...each, goal: kept } : each)),
    );
    setIsOpen(false);
    announceSuccess(message);
  };
  const open = (
    <Button
      look="secondary"
      compact
      aria-haspopup="dialog"
      onClick={() => setIsOpen(true)}
      onPointerEnter={GoalDialog.fetchAhead}
      onFocus={GoalDialog.fetchAhead}
    >
      {goal ? texts.changeGoal : texts.setAGoal}
    </Button>
  );
  return (
    <section
      className={classNames('panel panel-body savings-goal', !goal && 'screen-only')}
      aria-labelledby="savings-goal"
    >
      <Row gap={16} rowGap={8} align="center" spread="apart">
        <h2 id="savings-goal">{goal ? goal.name : texts.savingForSomething}</h2>
        {open}
      </Row>
      {goal ? (
        <Progress balance={balance} goal={goal} />
      ) : (
        <p className="muted">{texts.setAGoalToSee}</p>
      )}
      <Suspense>
        {isOpen && (
          <GoalDialog
            number={number}
            goal={goal}
            onChanged={show}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

function Progress({ balance, goal }: { balance: bigint; goal: Goal }) {
  const hidden = useContext(AmountsHidden);
  const left = goal.amount - balance;
  const percent = Math.max(0, Math.floor((Number(balance) / Number(goal.amount)) * 100));
  return (
    <>
      {!hidden && <ProgressHillPlace label={texts.saved} reached={shareOf(balance, goal.amount)} />}
      <p>
        {texts.of(
          <strong>
            <MoneyText amount={balance} />
          </strong>,
          <MoneyText amount={goal.amount} />,
        )}
        {!hidden && left > 0n && ` · ${percent}%`}
        {left > 0n && <>{texts.toGo(<MoneyText amount={left} />)}</>}
      </p>
      {left > 0n ? (
        <Ahead goal={goal} />
      ) : (
        <p>
          <Badge look="good" icon="check">
            {texts.goalReached}
          </Badge>
        </p>
      )}
    </>
  );
}

/** The money still to be saved, and when the goal is reached: only what the books say. */
function Ahead({ goal: { targetDay, monthlyNeeded, growth, reachedIn } }: { goal: Goal }) {
  return (
    <>
      {targetDay !== null &&
        (monthlyNeeded === null ? (
          <p>{texts.theDateYouChoseHas(writtenDay(targetDay))}</p>
        ) : (
          <p>
            {texts.setAsideAMonthTo(<MoneyText amount={monthlyNeeded} />, writtenDay(targetDay))}
          </p>
        ))}
      {growth && (
        <p className="muted">
          {texts.overTheLastFullMonths(growth.months, <MoneyText amount={growth.amount} />)}
          {growth.months > 1 && texts.aMonthOnAverage}
          {texts.interestIncluded}
          {reachedIn !== null && texts.atThisPaceYouGet(monthLabel(reachedIn, ''))}
        </p>
      )}
    </>
  );
}
