import { useState } from 'react';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { useDialogAhead } from '../../app/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Happened } from '../users/happened.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { PolicyRows } from './policy-rows.tsx';
import { useChangeForm } from './use-change-form.ts';
import './policy.css';

interface ChangeFormProps {
  policy: PolicyForStaff;
  onHappened: (happened: Happened | undefined) => void;
}

/** Changes a policy now or from a later moment on; what it would change is shown before. */
export function ChangeForm({ policy, onHappened }: ChangeFormProps) {
  // The policy as the person saw it: if a colleague changes it before they send, the bank refuses.
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
  const { form, complaints, checked } = useChangeForm(policy, (text, changed) =>
    onHappened({ kind: 'success', text }, changed),
  );
  const { fields } = form;
  useDialogAhead();
  const submit: typeof form.submit = (event) => {
    onHappened(undefined);
    form.submit(event);
  };
  return (
    <Form form={{ ...form, submit }} className="change-form">
      <PolicyRows
        name={policy.name}
        draft={fields.draft}
        complaints={complaints}
        onChange={(draft) => form.edit({ draft })}
      />
      <SegmentedField
        label="In force"
        name="when"
        choices={['Now', 'Later']}
        chosen={fields.when}
        onChoose={(when) => form.edit({ when })}
      />
      {fields.when === 'Later' && (
        <div className="field-row">
          <TextField label="Day" type="date" {...form.field('day')} />
          <TextField label="Time in New York" type="time" {...form.field('time')} />
        </div>
      )}
      <TextAreaField label="Reason" rows={3} maxLength={500} {...form.field('reason')} />
      <Button type="submit" wide>
        Review change
      </Button>
      {checked && (
        <ConfirmChange
          policy={policy}
          change={checked}
          failure={failureText(form.failure)}
          busy={form.isBusy}
          onConfirm={() => form.submit()}
          onClose={() => form.goTo(0)}
        />
      )}
    </Form>
  );
}
