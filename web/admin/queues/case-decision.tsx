import type { ReactNode } from 'react';
import { useContext } from 'react';
import { CaseIsRead } from './case-is-read.ts';
import { CaseReadOnly } from './case-read-only.tsx';
import { useFocusInside } from './use-focus-inside.ts';
import './case-sheet.css';

interface CaseDecisionProps {
  /** Whether a form stands where the buttons were. */
  open: boolean;
  children: ReactNode;
}

/**
 * Where a case is decided: buttons, and the form that one of them opens in their place. A person
 * who may only read it sees why there are none.
 */
export function CaseDecision({ open, children }: CaseDecisionProps) {
  const section = useFocusInside<HTMLElement>(open);
  const isRead = useContext(CaseIsRead);
  return (
    <section className="case-decision" aria-label="Decision" ref={section}>
      {isRead ? <CaseReadOnly /> : children}
    </section>
  );
}
