import { useQueryClient } from '@tanstack/react-query';
import { leftAfterMinutes, type CaseKind } from '../../../contract/calls/cases.ts';
import { call } from '../../api/client.ts';
import { holdQuery } from '../../api/queue-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface TakeOverProps {
  kind: CaseKind;
  id: string;
  noun: string;
  onTaken: () => void;
}

/**
 * Takes over a case from the colleague who holds it: the trail keeps who took it from whom, and
 * why.
 */
export function TakeOver({ kind, id, noun, onTaken }: TakeOverProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    check: (body) => ({ values: body }),
    send: (body) =>
      call('POST /api/admin/queues/{kind}/{id}/take-over', { params: { kind, id }, body }),
    onSent: (answer) => {
      queryClient.setQueryData(holdQuery(kind, id).queryKey, answer);
      onTaken();
    },
  });
  return (
    <Form form={form} className="take-over">
      <Alert kind="error">{failureText(form.failureForAlert)}</Alert>
      <TextField
        label="Why are you taking it over?"
        hint={
          'Kept in the audit trail. Needed unless its holder has not opened it for ' +
          `${leftAfterMinutes} minutes.`
        }
        maxLength={200}
        autoComplete="off"
        {...form.field('reason')}
      />
      <Button type="submit" look="secondary" compact busy={form.isBusy} busyLabel="Taking over...">
        Take over this {noun}
      </Button>
    </Form>
  );
}
