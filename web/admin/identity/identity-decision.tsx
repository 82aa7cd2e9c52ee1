import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentRefusalCodes, documentRefusals, type DocumentRefusal } from '../../../contract/document-refusals.ts';
import type { IdentityCase } from '../../../contract/identity.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { identityCaseQuery } from '../../api/identity-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { RefusingForm } from '../queues/refusing-form.tsx';

interface IdentityDecisionProps {
  one: IdentityCase;
  onDecided: (notice: string) => void;
}

/** Accept the document, or refuse it with reasons. A decision names the document it is about: one that came meanwhile is shown instead. */
export function IdentityDecision({ one: { customer, document }, onDecided }: IdentityDecisionProps) {
  const [chosen, setChosen] = useState<'accept' | 'refuse'>();
  const queryClient = useQueryClient();
  const params = { id: customer._id };
  const close = () => setChosen(undefined);
  const onError = async (failure: Error) => {
    close();
    if (failure instanceof Refused && failure.code === 'DOCUMENT_REPLACED')
      await queryClient.invalidateQueries({ queryKey: identityCaseQuery(customer._id).queryKey });
  };
  const accept = useMutation({
    mutationFn: () => call('POST /api/admin/identity/{id}/accept', { params, body: { document: document._id } }),
    onSuccess: () => onDecided(`${customer.username} is verified as ${document.statedName}.`),
    onError,
  });
  const refuse = useMutation({
    mutationFn: (reasons: DocumentRefusal[]) => call('POST /api/admin/identity/{id}/refuse', { params, body: { document: document._id, reasons } }),
    onSuccess: () => onDecided(`The document of ${customer.username} was refused.`),
    onError,
  });
  return (
    <CaseDecision open={chosen === 'refuse'}>
      <Alert kind="error">{(accept.error ?? refuse.error)?.message}</Alert>
      {chosen !== 'refuse' && (
        <div className="case-buttons">
          <CaseButton shortcut="a" onClick={() => setChosen('accept')}>
            Accept
          </CaseButton>
          <CaseButton shortcut="r" look="danger" onClick={() => setChosen('refuse')}>
            Refuse
          </CaseButton>
        </div>
      )}
      {chosen === 'refuse' && (
        <RefusingForm
          reasons={documentRefusals}
          hint={`${customer.username} reads them here and by mail, and is asked for another document.`}
          most={documentRefusalCodes.length}
          confirmLabel="Refuse document"
          busyLabel="Refusing..."
          busy={refuse.isPending}
          failure={undefined}
          onConfirm={(reasons) => refuse.mutate(reasons)}
          onCancel={close}
        />
      )}
      <ConfirmDialog
        open={chosen === 'accept'}
        title="Accept this document?"
        look="primary"
        confirmLabel="Accept document"
        busyLabel="Accepting..."
        busy={accept.isPending}
        onConfirm={() => accept.mutate()}
        onCancel={close}
      >
        <p>
          {customer.username} is verified as <strong>{document.statedName}</strong>, and told by mail.
        </p>
      </ConfirmDialog>
    </CaseDecision>
  );
}
