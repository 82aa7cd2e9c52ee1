import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Account } from '../../../contract/accounts.ts';
import { counterparty } from '../../../contract/transfer-words.ts';
import type { Answer } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { formatPaymentDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { ComingPayment } from '../scheduled/coming-payments.ts';
import { comingPayments } from '../scheduled/coming-payments.ts';
import './coming-up.css';
import { comingUpPanelTexts } from './coming-up-panel.texts.ts';

const texts = comingUpPanelTexts.comingUpPanel;

const shownCount = 3;
const shownPending = 2;

interface ComingUpPanelProps {
  accounts: readonly Account[];
  scheduled: UseQueryResult<
    Pick<Answer<'GET /api/transfers/scheduled'>, 'transfers' | 'schedules'>
  >;
  pending: UseQueryResult<Answer<'GET /api/transfers/transactions'>>;
}

/**
 * What is not in the balance yet, apart from what is: payments to come and payments on their way.
 */
export function ComingUpPanel({ accounts, scheduled, pending }: ComingUpPanelProps) {
  const coming = scheduled.data ? comingPayments(accounts, scheduled.data) : [];
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
            {coming.slice(0, shownCount).map((payment) => (
              <ComingItem key={payment.key} payment={payment} />
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

function ComingItem({
  payment: { name, at, amountMinor, account, afterMinor },
}: {
  payment: ComingPayment;
}) {
  return (
    <li>
      <span className="coming-name">
        {name} <span className="coming-day">{texts.on(formatPaymentDay(new Date(at)))}</span>
      </span>
      <MoneyText look="strong" amount={-amountMinor} />
      {afterMinor >= 0n ? (
        <span className="coming-after">
          {texts.balanceAfter(account, <MoneyText look="strong" amount={afterMinor} />)}
        </span>
      ) : (
        <span className="coming-after coming-short">
          {texts.isShortOfItWill(account, <MoneyText look="strong" amount={-afterMinor} />)}
        </span>
      )}
    </li>
  );
}
