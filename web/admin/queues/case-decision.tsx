import type { ReactNode, RefObject } from 'react';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CaseButton } from './case-button.tsx';
import { CaseIsRead } from './case-is-read.ts';
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

interface ApproveOrDeclineProps {
  /** The reason why it cannot be approved. */
  disabledReason: string | undefined;
  /** A colleague takes back what they proposed themselves. */
  declineLabel?: string;
  /** The form that says once more what happens; it is closed by `cancel`. */
  renderApproval: (cancel: () => void) => ReactNode;
  renderRefusal: (cancel: () => void) => ReactNode;
  /** Written below the buttons while no form is open. */
  children?: ReactNode;
}

/** Two buttons, each of which opens its form. */
export function ApproveOrDecline({
  disabledReason,
  declineLabel = 'Decline',
  renderApproval,
  renderRefusal,
  children,
}: ApproveOrDeclineProps) {
  const [chosen, setChosen] = useState<'approve' | 'decline'>();
  const cancel = () => setChosen(undefined);
  return (
    <CaseDecision open={chosen !== undefined}>
      {chosen === undefined && (
        <>
          <div className="case-buttons">
            <CaseButton
              shortcut="a"
              disabledReason={disabledReason}
              onClick={() => setChosen('approve')}
            >
              Approve
            </CaseButton>
            <CaseButton shortcut="d" look="danger" onClick={() => setChosen('decline')}>
              {declineLabel}
            </CaseButton>
          </div>
          {children}
        </>
      )}
      {chosen === 'approve' && renderApproval(cancel)}
      {chosen === 'decline' && renderRefusal(cancel)}
    </CaseDecision>
  );
}

/** In the place of a decision, for a reader who only looks at a case. */
function CaseReadOnly() {
  return (
    <p className="muted">
      {useContext(CaseIsRead) === 'barred'
        ? 'Your role may view this case, but not decide it.'
        : "You are viewing a colleague's case. To decide it, take it over first."}
    </p>
  );
}

/**
 * Keeps the focus where a form takes the place of buttons and gives it back: on the form's first
 * field when it opens, and on the first button when it closes. Else it would fall out of the queue,
 * whose keys work only while it is inside: before the page is painted, so that a key pressed at the
 * sight of the buttons is not lost. A form that chooses its own field keeps it.
 */
function useFocusInside<Place extends HTMLElement>(open: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(open);
  useLayoutEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (!place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [open]);
  return place;
}

/**
 * Brings the field of a place that has the focus in sight, with its label and its message, if it is
 * one of these. The control comes last, because a list of choices can be higher than the window.
 */
function showField(place: HTMLElement, fields: string): void {
  const control = document.activeElement;
  if (!control || !place.contains(control)) return;
  const field = control.closest(fields);
  // Nothing moves under a finger that is pressing it.
  if (!field || field.querySelector(':active')) return;
  for (const part of [
    ...field.querySelectorAll(':scope > :is(label, legend, .field-error)'),
    control,
  ])
    part.scrollIntoView({ block: 'nearest' });
}
