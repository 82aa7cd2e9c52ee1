import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { ActiveBadge } from '../../bank/user-badges.tsx';
import { CaseFact } from './case-facts.tsx';

interface CaseCustomerProps {
  id: string;
  name: string;
  suspended: boolean;
  children: ReactNode;
}

/** Shows the customer of a case, as the way to their page; and since when they are a customer. */
export function CaseCustomer({ id, name, suspended, children }: CaseCustomerProps) {
  return (
    <CaseFact name="Customer">
      <Link to={paths.manageUser(id)}>{name}</Link> <ActiveBadge active={!suspended} />
      <span className="muted small">{children}</span>
    </CaseFact>
  );
}
