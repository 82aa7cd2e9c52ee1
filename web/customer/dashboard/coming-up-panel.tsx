import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Account } from '../../../contract/people/account.ts';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import { counterparty } from '../../../contract/money/transfer-words.ts';
import type { Answer } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { formatPaymentDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { comingName, movedDayText } from '../scheduled/coming-words.ts';
import './later-parts.css';
import { comingUpPanelTexts } from './dashboard.texts.ts';

const texts = comingUpPanelTexts.comingUpPanel;

const shownCount = 3;
const shownPending = 2;

interface ComingUpPanelProps {
  accounts: readonly Account[];
  scheduled: UseQueryResult<Pick<Answer<'GET /api/transfers/scheduled'>, 'coming'>>;
  pending: UseQueryResult<Answer<'GET /api/transfers/transactions'>>;
}

/**
 * Payments to come and payments on their way, apart from the balance, which does not count them
 * yet.
 */
export function ComingUpPanel({ accounts, scheduled, pending }: ComingUpPanelProps) {
  const coming = scheduled.data?.coming ?? [];
  const onTheirWay = pending.data?.transfers ?? [];
  const pendingShown = onTheirWay.slice(0, shownPending);
  const isNothing =
    scheduled.data && pending.data && coming.length === 0 && onTheirWay.length === 0;
  return (
    <Panel title={texts.comingUp} className="coming-up">
      <LoadFailed
        text={texts.couldNotBeLoaded}
        query={scheduled.isLoadingError ? scheduled : pending}
        className="coming-failed"
      />
      {isNothing && (
        <section>
          <p className="muted">
            {texts.nothingYet((text) => (
              <Link to={paths.payBills()}>{text}</Link>
            ))}
          </p>
        </section>
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming-scheduled">
          <h3 id="coming-scheduled">{texts.scheduled}</h3>
          <ul>
            {coming.slice(0, shownCount).map((movement) => (
              <ComingItem key={keyOf(movement)} movement={movement} />
            ))}
          </ul>
          {coming.length > shownCount && (
            <p className="muted small">{texts.andMoreAfterThese(coming.length - shownCount)}</p>
          )}
        </section>
      )}
      {onTheirWay.length > 0 && pending.data && (
        <section aria-labelledby="coming-pending">
          <h3 id="coming-pending">{texts.pending}</h3>
          <ul>
            {pendingShown.map((transfer) => (
              <li key={transfer._id}>
                <span className="coming-name">
                  {transfer.nickname ?? counterparty(transfer, accounts)}
                </span>
                <MoneyText
                  look="strong"
                  amount={transfer.amount}
                  currency={transfer.currency}
                  direction={transfer.transactionType}
                />
              </li>
            ))}
          </ul>
          {pending.data.total > pendingShown.length && (
            <p className="muted small">{texts.ofShown(pendingShown.length, pending.data.total)}</p>
          )}
        </section>
      )}
    </Panel>
  );
}

/** A bill may come several times, and two installments of one loan on the same day. */
const keyOf = ({ kind, id, at, plannedDay }: ComingMovement) => `${kind} ${id} ${at} ${plannedDay}`;

function ComingItem({ movement }: { movement: ComingMovement }) {
  const { at, amount, payer, receiver, left } = movement;
  const moved = movedDayText(movement);
  const account = payer ?? receiver;
  const accountName = account && wireWordsTexts.ownAccount(account);
  const isShort = payer !== null && left < 0n;
  return (
    <li>
      <span className="coming-name">
        {comingName(movement)}{' '}
        <span className="coming-day">{texts.on(formatPaymentDay(new Date(at)))}</span>
        {moved !== undefined && <span className="coming-moved">{moved}</span>}
      </span>
      {/* Between own accounts nothing is spent, and so it has no sign. */}
      <MoneyText
        look="strong"
        amount={amount}
        {...(payer === null
          ? { direction: 'credit' as const }
          : receiver === null && { direction: 'debit' as const })}
      />
      {isShort ? (
        <span className="coming-after coming-short">
          {texts.isShortOfItWill(accountName, <MoneyText look="strong" amount={-left} />)}
        </span>
      ) : (
        <span className="coming-after">
          {texts.balanceAfter(accountName, <MoneyText look="strong" amount={left} />)}
        </span>
      )}
    </li>
  );
}
