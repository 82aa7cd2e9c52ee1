import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonCodes } from '../../../contract/people/reasons.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { IdentityCase } from '../../../contract/people/identity.ts';
import { call } from '../../api/client.ts';
import { documentPageQuery, documentPagesQuery } from '../../api/document-queries.ts';
import { Refused } from '../../api/failures.ts';
import { identityCaseQuery } from '../../api/identity-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { RefusingForm } from '../queues/refusing-form.tsx';

interface IdentityDecisionProps {
  one: IdentityCase;
  onDecided: (notice: string) => void;
}

const isReplaced = (failure: unknown) =>
  failure instanceof Refused && failure.code === 'DOCUMENT_REPLACED';

/**
 * @returns the reason why a document cannot be accepted: one that was not on the screen verifies no
 * customer. This only watches what `StaffDocument` loads, so that each look stays one line of the
 * trail.
 */
function useUnseenReason(address: string): string | undefined {
  const pages = useQuery({ ...documentPagesQuery(address), enabled: false });
  const first = useQuery({ ...documentPageQuery(address, 1), enabled: false });
  if (first.data !== undefined) return undefined;
  return pages.isError || first.isError
    ? 'The document could not be shown'
    : 'The document is still loading';
}

/**
 * Accept the document, or refuse it with reasons. A decision names the document it is about: if the
 * customer has sent a newer one since, nothing is decided and the newer one is shown.
 */
export function IdentityDecision({
  one: { customer, document },
  onDecided,
}: IdentityDecisionProps) {
  const [chosen, setChosen] = useState<'accept' | 'refuse'>();
  const queryClient = useQueryClient();
  const params = { id: customer._id };
  const unseenReason = useUnseenReason(document.address);
  const [replaced, setReplaced] = useState<unknown>();
  const showNewer = async (failure: unknown) => {
    if (!isReplaced(failure)) return;
    // First the newer document: a decision that is quicker would name the one before it again.
    await queryClient.invalidateQueries({ queryKey: identityCaseQuery(customer._id).queryKey });
    setReplaced(failure);
    setChosen(undefined);
  };
  const accept = useMutation({
    mutationFn: () =>
      call('POST /api/admin/identity/{id}/accept', { params, body: { document: document._id } }),
    onSuccess: () => onDecided(`${customer.username} is verified as ${document.statedName}.`),
    onError: async (failure) => {
      setChosen(undefined);
      await showNewer(failure);
    },
  });
  const choose = (choice: typeof chosen) => {
    accept.reset();
    setReplaced(undefined);
    setChosen(choice);
  };
  // "Document replaced" is shown next to the newer document; any other failure of a refusal next to
  // the reasons that were chosen.
  const failure = accept.error ?? replaced;
  return (
    <CaseDecision open={chosen === 'refuse'}>
      <Alert kind="error">{failureText(failure, { doneOnce: 'done' })}</Alert>
      {chosen !== 'refuse' && (
        <div className="case-buttons">
          <CaseButton shortcut="a" disabledReason={unseenReason} onClick={() => choose('accept')}>
            Accept
          </CaseButton>
          <CaseButton shortcut="r" look="danger" onClick={() => choose('refuse')}>
            Refuse
          </CaseButton>
        </div>
      )}
      {chosen === 'refuse' && (
        <RefusingForm
          reasons={reasonTexts.documentRefusal}
          hint={
            `${customer.username} sees the reasons online and by email, and is asked for another ` +
            'document.'
          }
          most={reasonCodes(reasonTexts.documentRefusal).length}
          confirmLabel="Refuse document"
          busyLabel="Refusing..."
          send={(reasons) =>
            call('POST /api/admin/identity/{id}/refuse', {
              params,
              body: { document: document._id, reasons },
            })
          }
          onSent={() => onDecided(`The document of ${customer.username} was refused.`)}
          onFailed={(refused) => void showNewer(refused)}
          onCancel={() => choose(undefined)}
        />
      )}
      <ConfirmDialog
        open={chosen === 'accept'}
        title="Accept this document?"
        look="primary"
        confirmLabel="Accept document"
        busyLabel="Accepting..."
        busy={accept.isPending}
        blockedReason={unseenReason}
        onConfirm={() => accept.mutate()}
        onCancel={() => choose(undefined)}
      >
        <p>
          {customer.username} will be verified as <strong>{document.statedName}</strong> and
          notified by email.
        </p>
      </ConfirmDialog>
    </CaseDecision>
  );
}
