import type { ReactNode } from 'react';
import { useContext, useEffect } from 'react';
import { classNames } from '../../ui/class-names.ts';
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
  useEffect(() => {
    const place = section.current;
    if (!open || !place) return;
    // Next to the evidence it scrolls within the window: what it ends with must not lie below that.
    const watch = new ResizeObserver(() => {
      if (getComputedStyle(place).overflowY === 'auto') place.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [open, section]);
  const isRead = useContext(CaseIsRead);
  return (
    <section
      className={classNames('case-decision', open && 'case-decision-open')}
      aria-label="Decision"
      ref={section}
    >
      {isRead ? <CaseReadOnly /> : children}
    </section>
  );
}
