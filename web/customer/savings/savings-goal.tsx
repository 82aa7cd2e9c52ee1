import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext, useState } from 'react';
import type { SavingsAccount } from '../../../contract/accounts.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { exactMinor } from '../../../contract/money.ts';
import type { SavingsGoal as Goal } from '../../../contract/savings-goals.ts';
import { savingsQuery } from '../../api/account-queries.ts';
import { fetchAhead, lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { plural } from '../../ui/values/plural.ts';
import { MoneyText, UsdText } from '../../ui/money/money-text.tsx';
import { announceSuccess } from '../announce-success.ts';
import { monthLabel } from '../statements/month-label.ts';
import './savings-goal.css';

const ProgressHill = lazyPart(
  async () => (await import('../../ui/charts/progress-hill.tsx')).ProgressHill,
);
const load = async () => (await import('./goal-dialog.tsx')).GoalDialog;
const GoalDialog = lazyPart(load);

/** What the account is to reach, how far it is, and when it gets there. */
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
      onPointerEnter={() => fetchAhead(load)}
      onFocus={() => fetchAhead(load)}
    >
      {goal ? 'Change goal' : 'Set a goal'}
    </Button>
  );
  return (
    <section className="panel savings-goal" aria-labelledby="savings-goal">
      <div className="savings-goal-head">
        <h2 id="savings-goal">{goal ? goal.name : 'Saving for something?'}</h2>
        {open}
      </div>
      {goal ? (
        <Progress balance={balance} goal={goal} />
      ) : (
        <p className="muted">Set a goal to see how far you are and when you get there.</p>
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

function Progress({ balance, goal }: { balance: number; goal: Goal }) {
  const hidden = useContext(AmountsHidden);
  const left = exactMinor(goal.amount) - exactMinor(balance);
  const percent = Math.max(0, Math.floor((balance / goal.amount) * 100));
  return (
    <>
      {!hidden && (
        <Suspense>
          <ProgressHill label="Saved" value={balance} max={goal.amount} />
        </Suspense>
      )}
      <p>
        <strong>
          <MoneyText amount={balance} />
        </strong>{' '}
        of <MoneyText amount={goal.amount} />
        {!hidden && left > 0n && ` · ${percent}%`}
        {left > 0n && (
          <>
            {' '}
            · <UsdText minor={left} /> to go
          </>
        )}
      </p>
      {left > 0n ? (
        <Ahead goal={goal} />
      ) : (
        <p>
          <Badge look="good" icon="check">
            Goal reached
          </Badge>
        </p>
      )}
    </>
  );
}

/** What is still to be done, and when the goal is reached: only what the books say. */
function Ahead({ goal: { targetDay, monthlyNeeded, growth, reachedIn } }: { goal: Goal }) {
  return (
    <>
      {targetDay !== null &&
        (monthlyNeeded === null ? (
          <p>The date you chose, {writtenDay(targetDay)}, has passed. Choose another one.</p>
        ) : (
          <p>
            Set aside <MoneyText amount={monthlyNeeded} /> a month to get there by{' '}
            {writtenDay(targetDay)}.
          </p>
        ))}
      {growth && (
        <p className="muted">
          Over the last {plural(growth.months, { one: 'full month', other: '# full months' })} your
          savings grew by <MoneyText amount={growth.amount} />
          {growth.months > 1 && ' a month on average'}, interest included.
          {reachedIn !== null && ` At this pace you get there in ${monthLabel(reachedIn, '')}.`}
        </p>
      )}
    </>
  );
}
