import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IdentityCase as Case } from '../../../contract/people/identity.ts';
import { identityCaseQuery } from '../../api/identity-queries.ts';
import { StoredFile } from '../../app/stored-file.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { CaseCustomer } from '../queues/case-customer.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { StaffDocument } from '../documents/staff-document.tsx';
import { Loaded } from '../loaded.tsx';
import { IdentityDecision } from './identity-decision.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './identity-case.css';

interface IdentityCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** The document next to what its customer states; and the decision. */
export function IdentityCase({ id, onDecided }: IdentityCaseProps) {
  const query = useQuery(identityCaseQuery(id));
  return (
    <Loaded what="The document" query={query} lines={8}>
      {(data) => (
        <CaseSheet decision={<IdentityDecision one={data} onDecided={onDecided} />}>
          <div className="identity-sides">
            <Stack gap={12}>
              <StaffDocument address={data.document.address} name="ID document" />
              {data.customer.profileImage !== null && (
                <StoredFile address={data.customer.profileImage} name="Profile picture" />
              )}
            </Stack>
            <Stated one={data} />
          </div>
          {data.earlier.length > 0 && <EarlierDecisions decisions={data.earlier} />}
        </CaseSheet>
      )}
    </Loaded>
  );
}

function Stated({ one: { customer, document } }: { one: Case }) {
  return (
    <section className="identity-stated" aria-label="What the customer states">
      <CaseFacts>
        <CaseFact name="Full name">{document.statedName || nothing}</CaseFact>
        <CaseFact name="Address">{customer.address || nothing}</CaseFact>
        <CaseFact name="Phone">{customer.phone || nothing}</CaseFact>
        <CaseFact name="Email">{customer.email}</CaseFact>
        <CaseCustomer id={customer._id} name={customer.username} suspended={customer.suspended}>
          since {formatDay(new Date(customer.customerSince))}
        </CaseCustomer>
      </CaseFacts>
    </section>
  );
}

const nothing: ReactNode = <span className="muted">Not given</span>;

/** Lists the decisions on earlier documents of the same customer. */
function EarlierDecisions({ decisions }: { decisions: Case['earlier'] }) {
  return (
    <section className="case-part" aria-label="Earlier documents">
      <h3>Earlier documents</h3>
      <ul className="identity-earlier">
        {decisions.map(({ outcome, by, at, statedName, reasons }) => (
          <li key={at}>
            <strong>{outcome === 'accepted' ? 'Accepted' : 'Refused'}</strong> by {by},{' '}
            {formatExact(new Date(at))}, for “{statedName}”
            {reasons.length > 0 && <span className="muted small"> {reasons.join(' ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
