import type { ReactNode } from 'react';
import './cases.css';

/** Shows the facts that staff have to know at a glance, as terms and what they are. */
export function CaseFacts({ children }: { children: ReactNode }) {
  return <dl className="case-facts">{children}</dl>;
}

export function CaseFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
