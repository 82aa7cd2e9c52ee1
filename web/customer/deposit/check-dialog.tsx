import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { BusyPanel } from '../../ui/busy-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { CheckSent } from './check-sent.tsx';
import { CheckSideField } from './check-side-field.tsx';
import { useCheckDeposit } from './use-check-deposit.ts';
import './check-dialog.css';

const title = 'Mobile Check Deposit';

/** Two pictures of a check on their way to the bank. Closed and opened again, it starts anew. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const {
    sides,
    amount,
    errors,
    failure,
    sending,
    uploaded,
    sent,
    touched,
    changeSide,
    changeAmount,
    submit,
    giveUp,
  } = useCheckDeposit();
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const phase = sent ? 'sent' : sending ? 'sending' : 'editing';
  useFocusOnChange(panel, phase);
  useDocumentTitle('Deposit', failure !== undefined || Object.keys(errors).length > 0);

  const leave = () => {
    if (phase === 'sending') return;
    if (phase === 'editing' && touched && !asking) setAsking(true);
    else onClose();
  };
  useLeaveGuard(phase === 'sending' || (phase === 'editing' && touched), leave);
  const trySubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsking(false);
    if (!submit()) requestAnimationFrame(focusFirstInvalid);
  };
  return (
    <Dialog open title={title} closeButton={phase !== 'sending'} onClose={leave}>
      {phase === 'editing' ? (
        <form noValidate className="wizard-form" onSubmit={trySubmit}>
          <div className="dialog-body" ref={panel} tabIndex={-1}>
            <Alert kind="error">{failure}</Alert>
            <CheckSideField
              name="front"
              hint="Lay it flat on a dark surface, in good light, with all four corners in the picture."
              side={sides.front}
              error={errors.front}
              onSide={(side) => changeSide('front', side)}
            />
            <CheckSideField
              name="back"
              hint="Sign it first, and write “For mobile deposit only” below your name."
              side={sides.back}
              error={errors.back}
              onSide={(side) => changeSide('back', side)}
            />
            <MoneyField
              label="Amount"
              optional
              name="amount"
              hint="The amount on the check. If you leave it blank, we’ll read it from the picture."
              value={amount}
              error={errors.amount}
              onChange={({ currentTarget }) => changeAmount(currentTarget.value)}
            />
          </div>
          {asking ? (
            <LeaveQuestion onStay={() => setAsking(false)} returnTo={panel} onLeave={onClose} />
          ) : (
            <div className="dialog-foot">
              <Button type="submit">Submit Check</Button>
            </div>
          )}
        </form>
      ) : (
        <div ref={panel} tabIndex={-1} className="wizard-panel">
          {sent ? (
            <CheckSent check={sent} onDone={onClose} />
          ) : (
            <BusyPanel message="Processing your check, please wait...">
              <UploadProgress sent={uploaded} />
              {/* What has arrived is being stored, and cannot be called back. */}
              {uploaded < 1 && (
                <Button look="secondary" compact onClick={giveUp}>
                  Cancel upload
                </Button>
              )}
            </BusyPanel>
          )}
        </div>
      )}
    </Dialog>
  );
}
