import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { VoucherEffect } from '../../../contract/staff/vouchers.ts';
import { call } from '../../api/client.ts';
import { undoQuery } from '../../api/voucher-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { AskFirst } from '../reasons/ask-first.tsx';
import { VoucherEffectView } from './voucher-facts.tsx';
import { VoucherReason } from './voucher-reason.tsx';

interface UndoJournalProps {
  id: string;
}

/** A journal is undone by a voucher; what that does is shown before it is made. */
export function UndoJournal({ id }: UndoJournalProps) {
  const [made, setMade] = useState<{ message: string; voucher: string }>();
  return (
    <Panel title="Undo">
      <Stack gap={12} align="start" className="panel-body">
        <Alert kind="success">
          {made && (
            <>
              {made.message} <Link to={paths.voucher(made.voucher)}>Open it</Link>
            </>
          )}
        </Alert>
        {made === undefined && (
          <p className="muted small">
            You see first what it does. It is done once a colleague approves it.
          </p>
        )}
        {made === undefined && (
          <AskFirst label="Undo…" compact>
            {(cancel) => <Preview id={id} onMade={setMade} onCancel={cancel} />}
          </AskFirst>
        )}
      </Stack>
    </Panel>
  );
}

interface PreviewProps extends UndoJournalProps {
  onMade: (made: { message: string; voucher: string }) => void;
  onCancel: () => void;
}

function Preview({ id, onMade, onCancel }: PreviewProps) {
  const query = useQuery(undoQuery(id));
  return (
    <Loaded what="What it does" query={query} lines={4}>
      {(effect) => <UndoForm id={id} effect={effect} onMade={onMade} onCancel={onCancel} />}
    </Loaded>
  );
}

function UndoForm({ id, effect, onMade, onCancel }: PreviewProps & { effect: VoucherEffect }) {
  const queryClient = useQueryClient();
  const { owed } = effect;
  const form = useForm({
    initial: { reason: '', receivable: false },
    check: ({ reason, receivable }) => {
      if (reason.trim() === '') return { errors: { reason: 'Please say what it is for.' } };
      if (owed !== null && !receivable)
        return { errors: { receivable: 'Without this it cannot be undone.' } };
      return { values: { reason, ...(receivable && { receivable }) } };
    },
    send: (body) => call('POST /api/admin/books/journals/{id}/undo', { params: { id }, body }),
    onSent: async (answer) => {
      onMade(answer);
      await queryClient.invalidateQueries({ queryKey: ['admin', 'queues'] });
    },
  });
  return (
    <Form form={form} className="voucher-undo">
      <p>Undoing posts these entries, once a colleague has approved it:</p>
      <VoucherEffectView effect={effect} />
      <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'done' })}</Alert>
      {owed !== null && (
        <>
          <Checkbox
            name="receivable"
            label={`The customer owes ${moneyText(owed)}`}
            checked={form.fields.receivable}
            onChange={({ currentTarget: { checked } }) => form.edit({ receivable: checked })}
          />
          <Alert kind="error">{form.errors['receivable']}</Alert>
        </>
      )}
      <VoucherReason {...form.field('reason')} />
      <ConfirmButtons
        confirmLabel="Send to a colleague"
        busyLabel="Sending..."
        busy={form.isBusy}
        onCancel={onCancel}
      />
    </Form>
  );
}
