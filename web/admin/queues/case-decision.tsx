import type { ReactNode } from 'react';
import { useFocusInside } from './use-focus-inside.ts';
import './case-sheet.css';

interface CaseDecisionProps {
  /** Whether a form stands where the buttons were. */
  open: boolean;
  children: ReactNode;
}

/** Where a case is decided: buttons, and the form that one of them opens in their place. */
export function CaseDecision({ open, children }: CaseDecisionProps) {
  const section = useFocusInside<HTMLElement>(open);
  return (
    <section className="case-decision" aria-label="Decision" ref={section}>
      {children}
    </section>
  );
}
