import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SuccessPanel } from '../../ui/busy-panel.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Wizard } from '../../ui/wizard.tsx';
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
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [done, setDone] = useState(false);
  const forward = () => {
    if (step < steps.length - 1) setStep(step + 1);
    else if (error === undefined) setError('Insufficient funds.');
    else setDone(true);
  };
  return (
    <Wizard
      title="A transfer"
      steps={steps}
      step={step}
      submitLabel="Submit Transfer"
      error={error}
      touched={typed !== ''}
      locked={false}
      panel={done ? <SuccessPanel message="Transfer Submitted Successfully!" /> : null}
      onPrevious={() => setStep(step - 1)}
      onForward={forward}
      onClose={onClose}
    >
      <TextField
        key={step}
        label={steps[step] ?? ''}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Wizard>
  );
}
