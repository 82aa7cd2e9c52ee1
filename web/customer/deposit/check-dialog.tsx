import { useRef, useState } from 'react';
import type { Check } from '../../../contract/money/deposits.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BusyPanel, SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { formatWeekday, noonOf } from '../../ui/values/format-date.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { LeaveQuestion } from '../../ui/windows/leave-question.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { UploadProgress } from '../../ui/feedback/upload-progress.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { useLeaveGuard } from '../../ui/windows/leave-guard.ts';
import { CheckSideField } from './check-side-field.tsx';
import { depositFailureWords, useCheckDeposit } from './use-check-deposit.ts';
import './deposit.css';
import { checkDialogTexts } from './deposit.texts.ts';

const texts = checkDialogTexts.checkDialog;

const title = texts.mobileCheckDeposit;

/** Two pictures of a check on their way to the bank. Closed and opened again, it starts empty. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const { form, sent } = useCheckDeposit();
  const { isTouched } = form;
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const phase = sent ? 'sent' : form.isBusy ? 'sending' : 'editing';
  const waitingPanel = useRef<HTMLDivElement>(null);
  useFocusOnChange(waitingPanel, phase);

  const leave = () => {
    if (phase === 'sending') return;
    if (phase === 'editing' && isTouched && !asking) setAsking(true);
    else onClose();
  };
  useLeaveGuard(phase === 'sending' || (phase === 'editing' && isTouched), leave);
  const submit: typeof form.submit = (event) => {
    setAsking(false);
    form.submit(event);
  };
  return (
    <Dialog open title={title} closeButton={phase !== 'sending'} onClose={leave}>
      {phase === 'editing' ? (
        <Form form={{ ...form, submit }} heading={panel} className="wizard-form">
          <div className="dialog-body" ref={panel} tabIndex={-1}>
            <Alert kind="error">{failureText(form.failure, depositFailureWords)}</Alert>
            <CheckSideField
              name="front"
              hint={texts.layItFlatOnA}
              side={form.fields.front}
              error={form.errors['front']}
              onSide={(front) => form.edit({ front })}
            />
            <CheckSideField
              name="back"
              hint={texts.signItFirstAndWrite}
              side={form.fields.back}
              error={form.errors['back']}
              onSide={(back) => form.edit({ back })}
            />
            <MoneyField
              label={texts.amount}
              optional
              hint={texts.theAmountOnTheCheck}
              {...form.field('amount')}
            />
          </div>
          {asking ? (
            <LeaveQuestion onStay={() => setAsking(false)} returnTo={panel} onLeave={onClose} />
          ) : (
            <div className="dialog-foot">
              <Button type="submit">{texts.submitCheck}</Button>
            </div>
          )}
        </Form>
      ) : (
        <div ref={waitingPanel} tabIndex={-1} className="wizard-panel">
          {sent ? (
            <CheckSent check={sent} onDone={onClose} />
          ) : (
            <BusyPanel message={texts.processingYourCheckPlease}>
              <UploadProgress sent={form.uploaded} />
              {/* A check that has arrived is being stored, and cannot be called back. */}
              {form.uploaded < 1 && (
                <Button look="secondary" compact onClick={form.giveUp}>
                  {texts.cancelUpload}
                </Button>
              )}
            </BusyPanel>
          )}
        </div>
      )}
    </Dialog>
  );
}

const shown = (day: string) => formatWeekday(noonOf(day));

/** When the money can be expected, and what to do with the paper. */
function CheckSent({
  check: { expectedDate, availableDate },
  onDone,
}: {
  check: Check;
  onDone: () => void;
}) {
  return (
    <SuccessPanel message={texts.checkSubmittedSuccessfully}>
      <p>
        {texts.fundsAreExpectedOn(<strong className="check-day">{shown(expectedDate)}</strong>)}
      </p>
      {availableDate !== expectedDate && <p>{texts.banksAreClosedOnA(shown(availableDate))}</p>}
      <p className="muted">{texts.keepTheCheckUntilThe}</p>
      <Button onClick={onDone}>{texts.done}</Button>
    </SuccessPanel>
  );
}
