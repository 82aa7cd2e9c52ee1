import { useQueryClient } from '@tanstack/react-query';
import { invitationBody, invitationHours } from '../../../contract/people/colleagues.ts';
import {
  rights,
  staffRoleNames,
  staffRoles,
  type StaffRole,
} from '../../../contract/values/rights.ts';
import { call } from '../../api/client.ts';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Happened } from '../users/happened.ts';
import type { RightsOf } from './role-rights.tsx';

interface InviteFormProps {
  rightsOf: RightsOf;
  onHappened: (happened: Happened | undefined) => void;
}

/** Invites a person to the staff by email, in a role. */
export function InviteForm({ rightsOf, onHappened }: InviteFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { email: '', role: 'teller' },
    schema: invitationBody,
    send: (body) => call('POST /api/admin/colleagues/invitations', { body }),
    onSent: async ({ message }) => {
      onHappened({ kind: 'success', text: message });
      form.startOver();
      await queryClient.invalidateQueries(colleaguesQuery);
    },
  });
  const chosen = rightsOf[form.fields.role as StaffRole];
  return (
    <Panel title="Invite a colleague">
      <Form form={form} className="panel-body invite-form">
        <Alert kind="error">{failureText(form.failure, {})}</Alert>
        <p className="muted small">
          We email a link that works once, for {invitationHours} hours. Your colleague chooses a
          password and sees nothing before two-step sign-in is on.
        </p>
        <div className="field-row">
          <TextField label="Work email" type="email" autoComplete="off" {...form.field('email')} />
          <SelectField
            label="Role"
            choices={staffRoleNames}
            wordOf={(role) => staffRoles[role as StaffRole]}
            {...form.field('role')}
          />
        </div>
        <p className="small">
          {chosen.length === 0
            ? 'This role allows nothing at present.'
            : `May ${chosen.map((right) => rights[right].toLowerCase()).join('; ')}.`}
        </p>
        <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
          Send invitation
        </Button>
      </Form>
    </Panel>
  );
}
