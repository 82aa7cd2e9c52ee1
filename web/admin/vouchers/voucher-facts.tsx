import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { VoucherEffect, VoucherKind } from '../../../contract/staff/vouchers.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { call, type Answer } from '../../api/client.ts';
import { voucherQuery } from '../../api/voucher-queries.ts';
import { AttachedFiles } from '../../app/attached-files.tsx';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { JournalLegs } from '../books/journal-legs.tsx';
import { StaffDocument } from '../documents/staff-document.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import '../books/books.css';

export type ShownVoucher = Answer<'GET /api/admin/vouchers/{id}'>;

const kindNames = {
  free: 'Free entries',
  undo: 'Undoes a journal',
  debit: 'Debits a customer',
  fee_refund: 'Refunds a fee',
  repayment: 'Debt paid back',
  write_off: 'Debt written off',
  payout: 'Unclaimed funds paid out',
} as const satisfies Record<VoucherKind, string>;

/** Names the kind of a voucher. */
export const kindName = (kind: keyof typeof kindNames): string => kindNames[kind];

const journalLink = (id: string) => (
  <Link className="lone-link" to={paths.journal(id)}>
    Open the journal
  </Link>
);

/** A voucher: what it is for and does, who made it, who decided it, and its evidence. */
export function VoucherFacts({ one }: { one: ShownVoucher }) {
  const { voucher, effect, cannot, journal, evidence, decision, waitingSince } = one;
  return (
    <>
      <Alert kind="warning">{cannot ?? undefined}</Alert>
      <p>{voucher.reason}</p>
      <CaseFacts>
        <CaseFact name="Amount">
          {formatMoney({ minor: voucher.amount, currency: voucher.currency })}
          <span className="muted small">{voucher.reference}</span>
        </CaseFact>
        <CaseFact name="Kind">{kindName(voucher.kind)}</CaseFact>
        <CaseFact name="Counts for">
          {voucher.day === null ? 'The day it is posted on' : writtenDay(voucher.day)}
        </CaseFact>
        <CaseFact name="Made by">
          {voucher.isYours ? `${voucher.proposedBy} (you)` : voucher.proposedBy}
          <time className="muted small" translate="no" dateTime={waitingSince}>
            {formatExact(new Date(waitingSince))}
          </time>
        </CaseFact>
        {decision && (
          <CaseFact name={decision.outcome === 'approved' ? 'Posted by' : 'Declined by'}>
            {decision.by}
            <time className="muted small" translate="no" dateTime={decision.at}>
              {formatExact(new Date(decision.at))}
            </time>
          </CaseFact>
        )}
        {decision?.reason != null && <CaseFact name="Because">{decision.reason}</CaseFact>}
        {voucher.reverses !== null && (
          <CaseFact name="Undoes">{journalLink(voucher.reverses)}</CaseFact>
        )}
        {journal !== null && <CaseFact name="Posted as">{journalLink(journal)}</CaseFact>}
      </CaseFacts>
      {effect && <VoucherEffectView effect={effect} />}
      {evidence.length > 0 ? (
        <AttachedFiles files={evidence} Document={StaffDocument} />
      ) : (
        <p className="muted small">No evidence was added.</p>
      )}
      {decision === null && voucher.isYours && <AddEvidence id={one._id} />}
    </>
  );
}

const becomes = {
  returned: 'Its order becomes Returned, and its customers get a message.',
  completed: 'Its order becomes Completed again, and its customers get a message.',
} as const;

/** The effect of a voucher once it is posted: its entries, and the consequence for customers. */
export function VoucherEffectView({ effect }: { effect: VoucherEffect }) {
  const { legs, owed, orderBecomes } = effect;
  return (
    <>
      <JournalLegs legs={legs} />
      {owed !== null && (
        <p>{moneyText(owed)} is not in the account any more. The customer owes it to the bank.</p>
      )}
      {orderBecomes !== null && <p>{becomes[orderBecomes]}</p>}
    </>
  );
}

/** Adds a file to one's own voucher, as soon as it is chosen. */
function AddEvidence({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const add = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.set('file', chosen);
      return call('POST /api/admin/vouchers/{id}/evidence', { params: { id }, form });
    },
    onSuccess: async () => {
      setFile(undefined);
      await queryClient.invalidateQueries(voucherQuery(id));
    },
  });
  return (
    <>
      <FileDrop
        label="Add evidence"
        name="file"
        kinds={['JPG', 'PNG', 'PDF']}
        file={file}
        error={failureText(add.error)}
        onFile={(chosen) => {
          setFile(chosen);
          if (chosen) add.mutate(chosen);
          else add.reset();
        }}
      />
      <Alert kind="success">{add.isSuccess && 'The file was added.'}</Alert>
    </>
  );
}
