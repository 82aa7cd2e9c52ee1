import type { ReactNode } from 'react';
import { useContext, useEffect } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CaseIsRead } from './case-is-read.ts';
import { CaseReadOnly } from './case-read-only.tsx';
import { useFocusInside } from './use-focus-inside.ts';
import { showField } from './show-field.ts';
import './cases.css';

interface CaseDecisionProps {
  /** True while a form is in the place of the buttons. */
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
    const showWrong = () => showField(place, '.field:has(.field-error)');
    let isNew = true;
    // The form is watched too: the place has a greatest height, and a message makes only what is
    // in it higher.
    const watch = new ResizeObserver(() => {
      const buttons = place.querySelector<HTMLElement>('.case-buttons');
      place.style.setProperty('--case-buttons', `${buttons?.offsetHeight ?? 0}px`);
      // Next to the evidence it scrolls within the window: what it ends with must not lie below that.
      if (getComputedStyle(place).overflowY === 'auto') place.scrollIntoView({ block: 'nearest' });
      if (isNew) showField(place, '.field');
      else showWrong();
      isNew = false;
    });
    for (const part of [place, ...place.children]) watch.observe(part);
    place.addEventListener('focusin', showWrong);
    return () => {
      watch.disconnect();
      place.removeEventListener('focusin', showWrong);
    };
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
