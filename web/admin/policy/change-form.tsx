import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type { PolicyForStaff } from '../../../contract/policy-changes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { Panel } from '../../ui/panel.tsx';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Happened } from '../users/happened.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { PolicyRows } from './policy-rows.tsx';
import { useChangeForm } from './use-change-form.ts';
import './change-form.css';

interface ChangeFormProps {
  policy: PolicyForStaff;
  onHappened: (happened: Happened | undefined) => void;
}

/** Changes a policy now or from a later moment on; what it would change is shown before. */
export function ChangeForm({ policy, onHappened }: ChangeFormProps) {
  // What the person began from: whatever is changed meanwhile, the bank is told what they saw.
  const [seen, setSeen] = useState(policy);
  const startAgain = () => setSeen(policy);
  const overtaken = seen.version !== policy.version;
  return (
    <Panel title="Edit" className="change-panel">
      <Alert kind="warning" className="change-overtaken">
        {overtaken && (
          <>
            This policy was changed after you opened it.{' '}
            <Button look="quiet" compact onClick={startAgain}>
              Start over from the current policy
            </Button>
          </>
        )}
      </Alert>
      <Fields
        key={seen.version}
        policy={seen}
        onHappened={(happened, changed) => {
          onHappened(happened);
          if (changed) setSeen(changed);
        }}
      />
    </Panel>
  );
}

interface FieldsProps {
  policy: PolicyForStaff;
  onHappened: (happened: Happened | undefined, changed?: PolicyForStaff) => void;
}

function Fields({ policy, onHappened }: FieldsProps) {
  const { draft, complaints, wish, setDraft, setWish, check, checked, refuse, dismiss } =
    useChangeForm(policy);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onHappened(undefined);
    if (!check()) requestAnimationFrame(focusFirstInvalid);
  };
  return (
    <form className="change-form" noValidate onSubmit={submit}>
      <PolicyRows
        name={policy.name}
        draft={draft}
        complaints={complaints.value}
        onChange={setDraft}
      />
      <SegmentedField
        label="In force"
        name="when"
        choices={['Now', 'Later']}
        chosen={wish.when}
        onChoose={(when) => setWish({ ...wish, when })}
      />
      {wish.when === 'Later' && (
        <div className="field-row">
          <TextField
            label="Day"
            name="day"
            type="date"
            value={wish.day}
            error={complaints.day}
            onChange={(event) => setWish({ ...wish, day: event.currentTarget.value })}
          />
          <TextField
            label="Time in New York"
            name="time"
            type="time"
            value={wish.time}
            onChange={(event) => setWish({ ...wish, time: event.currentTarget.value })}
          />
        </div>
      )}
      <TextAreaField
        label="Reason"
        name="reason"
        rows={3}
        maxLength={500}
        value={wish.reason}
        error={complaints.reason}
        onChange={(event) => setWish({ ...wish, reason: event.currentTarget.value })}
      />
      <Button type="submit" wide>
        Review change
      </Button>
      {checked && (
        <ConfirmChange
          policy={policy}
          change={checked}
          onClose={dismiss}
          onFields={refuse}
          onHappened={onHappened}
        />
      )}
    </form>
  );
}
