import { useEffect, useRef, useState } from 'react';
import type { CheckForStaff } from '../../../contract/check-reviews.ts';
import { CaseButton } from '../queues/case-button.tsx';
import { AcceptCheck } from './accept-check.tsx';
import { ReturnCheck } from './return-check.tsx';

interface CheckDecisionProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
}

/** Accept or return: each opens a short form that says once more what will happen. */
export function CheckDecision({ check, onDecided }: CheckDecisionProps) {
  const [chosen, setChosen] = useState<'accept' | 'return'>();
  const section = useRef<HTMLElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    // At first the case's heading has the focus; after that, what took the place of what had it.
    if (chosen !== undefined || opened.current) section.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    opened.current = chosen !== undefined;
  }, [chosen]);
  const cancel = () => setChosen(undefined);
  return (
    <section className="case-decision" aria-label="Decision" ref={section}>
      {chosen === undefined && (
        <div className="case-buttons">
          <CaseButton shortcut="a" onClick={() => setChosen('accept')}>
            Accept
          </CaseButton>
          <CaseButton shortcut="r" look="danger" onClick={() => setChosen('return')}>
            Return
          </CaseButton>
        </div>
      )}
      {chosen === 'accept' && <AcceptCheck check={check} onDecided={onDecided} onCancel={cancel} />}
      {chosen === 'return' && <ReturnCheck check={check} onDecided={onDecided} onCancel={cancel} />}
    </section>
  );
}
