import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Stepper } from '../../ui/windows/stepper.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Wizard } from '../../ui/windows/wizard.tsx';
import { Sample } from './sample.tsx';

const steps = ['Recipient', 'Details', 'Security PIN'];

export function WizardSection() {
  const [open, setOpen] = useState(false);
  return (
    <Sample title="Wizard steps">
      {steps.map((step, index) => (
        <StepperSample key={step} current={index} />
      ))}
      <div className="ui-page-row">
        <Button look="secondary" onClick={() => setOpen(true)}>
          Open the wizard
        </Button>
      </div>
      {open && <WizardSample onClose={() => setOpen(false)} />}
    </Sample>
  );
}

function StepperSample({ current }: { current: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return <Stepper steps={steps} current={current} headingRef={heading} />;
}

/** The last step fails once, so that the error above a form can be seen too. */
function WizardSample({ onClose }: { onClose: () => void }) {
  const [done, setDone] = useState(false);
  const failedOnce = useRef(false);
  const form = useForm({
    initial: { typed: '' },
    steps: steps.length,
    check: ({ typed }, step) => {
      if (step < steps.length - 1 || failedOnce.current) return { values: typed };
      failedOnce.current = true;
      return { failure: new Error('Insufficient funds.') };
    },
    send: (typed) => Promise.resolve(typed),
    onSent: () => setDone(true),
  });
  return (
    <Wizard
      title="A transfer"
      steps={steps}
      form={form}
      submitLabel="Submit Transfer"
      error={failureText(form.failure)}
      locked={false}
      panel={done ? <SuccessPanel message="Transfer Submitted Successfully!" /> : null}
      onClose={onClose}
    >
      <TextField key={form.step} label={steps[form.step] ?? ''} {...form.field('typed')} />
    </Wizard>
  );
}
