import { useEffect, useState } from 'react';
import { readSession } from '../api/session.ts';
import { areAmountsHidden } from '../customer/frame/hidden-amounts-choice.ts';
import { Button } from '../ui/button.tsx';
import { deviceFormTexts } from './device-form.texts.ts';
import { type LastSeen, readLastSeen } from './last-seen.ts';

const texts = deviceFormTexts.lastSeen;

const tryAgain = () => location.reload();

/** In place of any page while there is no connection. It asks nothing of the bank. */
export function LastSeenView() {
  const [kept, setKept] = useState<LastSeen>();
  useEffect(() => {
    void readLastSeen(readSession()?.token).then(setKept);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <>
      <Button onClick={tryAgain}>{texts.tryAgain}</Button>
      {kept && <Kept {...kept} />}
    </>
  );
}

const amountText = (amount: string) => (areAmountsHidden() ? texts.hidden : amount);

function Kept({ asOf, accounts, payments }: LastSeen) {
  return (
    <section className="last-seen" aria-labelledby="last-seen">
      <h2 id="last-seen">{texts.title}</h2>
      <p>{texts.asOf(asOf)}</p>
      <dl>
        {accounts.map(({ name, balance }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amountText(balance)}</dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 && (
        <ul>
          {payments.map(({ id, day, who, amount }) => (
            <li key={id}>
              <span>
                {who}
                <span className="muted small">{day}</span>
              </span>
              <span>{amountText(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
