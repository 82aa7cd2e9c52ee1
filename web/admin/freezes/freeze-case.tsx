import { useQuery } from '@tanstack/react-query';
import type { FreezeCase as Case } from '../../../contract/people/freezes.ts';
import { freezeCaseQuery } from '../../api/freeze-queries.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { actionWords } from '../audit/audit-words.ts';
import { Loaded } from '../loaded.tsx';
import { Age } from '../queues/age.tsx';
import { CaseCustomer } from '../queues/case-customer.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { FreezeDecision } from './freeze-decision.tsx';
import { saidInWords } from './said-in-words.ts';
import '../queues/cases.css';

interface FreezeCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One freeze: whom to call, what was changed before it; and the decision. */
export function FreezeCase({ id, onDecided }: FreezeCaseProps) {
  const query = useQuery(freezeCaseQuery(id));
  return (
    <Loaded what="The freeze" query={query} lines={8}>
      {(one) => (
        <CaseSheet decision={!one.ended && <FreezeDecision one={one} onDecided={onDecided} />}>
          <Facts one={one} />
          <Orders
            heading="Canceled by the freeze"
            none="Nothing was waiting that was ordered in the three days before."
            orders={one.canceledOrders}
          />
          {!one.ended && (
            <Orders
              heading="Still leaves on its date"
              none="Nothing is scheduled."
              orders={one.waitingOrders}
            />
          )}
          <Changes one={one} />
          {one.ended && (
            <p>
              Lifted by {one.ended.by} on {formatExact(new Date(one.ended.at))}.
            </p>
          )}
        </CaseSheet>
      )}
    </Loaded>
  );
}

const partWords = {
  email: 'email',
  phone: 'phone',
  address: 'address',
  fullName: 'name',
  idDocument: 'ID document',
};
const factorWords = {
  passkey: 'a passkey that is older',
  code: 'the authenticator app, which is older',
  pin: 'the security PIN, which is older',
  password: 'the password',
};

function Facts({ one: { customer, saidIn, reference, takenBack, ...one } }: { one: Case }) {
  return (
    <CaseFacts>
      <CaseCustomer
        id={customer._id}
        name={customer.fullName || customer.username}
        suspended={customer.suspended}
      >
        {customer.username}, since {formatDay(new Date(customer.customerSince))}
      </CaseCustomer>
      <CaseFact name="Frozen">
        <Age since={one.waitingSince} asOf={one.asOf} />
        <span className="muted small">{saidInWords[saidIn]}</span>
      </CaseFact>
      <CaseFact name="Reference">{reference}</CaseFact>
      <CaseFact name="Call">{customer.phone || <span className="muted">No number</span>}</CaseFact>
      <CaseFact name="Email">{customer.email}</CaseFact>
      <CaseFact name="Address">
        {customer.address || <span className="muted">Not given</span>}
      </CaseFact>
      <CaseFact name="Taken back">
        {takenBack.length === 0
          ? 'Nothing was changed in the three days before'
          : takenBack.map((part) => partWords[part]).join(', ')}
      </CaseFact>
      <CaseFact name="Can lift it with">
        {one.factorWanted === null ? 'nothing: only we can' : factorWords[one.factorWanted]}
      </CaseFact>
    </CaseFacts>
  );
}

interface OrdersProps {
  heading: string;
  none: string;
  orders: Case['canceledOrders'];
}

function Orders({ heading, none, orders }: OrdersProps) {
  return (
    <section className="freeze-changes" aria-label={heading}>
      <h3>{heading}</h3>
      {orders.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul>
          {orders.map(({ _id: id, to, recurs, amount, currency, orderedAt }) => (
            <li key={id}>
              <time dateTime={orderedAt}>{formatExact(new Date(orderedAt))}</time>{' '}
              <MoneyText amount={amount} currency={currency} /> to {to}
              {recurs && ', recurring bill'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Changes({ one: { changes } }: { one: Case }) {
  return (
    <section className="freeze-changes" aria-label="The three days before">
      <h3>The three days before</h3>
      {changes.length === 0 ? (
        <p className="muted">No login and no change.</p>
      ) : (
        <ul>
          {changes.map(({ at, action }) => (
            <li key={`${at} ${action}`}>
              <time translate="no" dateTime={at}>
                {formatExact(new Date(at))}
              </time>{' '}
              {actionWords(action)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
