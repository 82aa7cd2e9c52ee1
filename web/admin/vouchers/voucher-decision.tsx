import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { ApproveOrDecline } from '../queues/case-decision.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import { useRight } from '../with-right.tsx';
import type { ShownVoucher } from './voucher-facts.tsx';

interface DecisionProps {
  one: ShownVoucher;
  onDecided: (notice: string) => void;
}

function whyNotApproved({ voucher, cannot }: ShownVoucher, mayApprove: boolean | undefined) {
  if (voucher.isYours) return 'You made this voucher, so a colleague has to approve it';
  if (mayApprove === false) return 'Your role does not include approving credits';
  return cannot === null ? undefined : 'It cannot be posted as things are';
}

/** Approve or decline; its maker can only take it back. */
export function VoucherDecision({ one, onDecided }: DecisionProps) {
  const reason = whyNotApproved(one, useRight('approve-credits'));
  return (
    <ApproveOrDecline
      disabledReason={reason}
      declineLabel={one.voucher.isYours ? 'Take back' : 'Decline'}
      renderApproval={(cancel) => (
        <ApproveVoucher one={one} onDecided={onDecided} onCancel={cancel} />
      )}
      renderRefusal={(cancel) => (
        <DeclineVoucher one={one} onDecided={onDecided} onCancel={cancel} />
      )}
    >
      {reason !== undefined && <p className="muted small case-why">{reason}.</p>}
    </ApproveOrDecline>
  );
}

function ApproveVoucher({
  one: { _id: id, voucher },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const amount = formatMoney({ minor: voucher.amount, currency: voucher.currency });
  return (
    <ApproveForm
      confirmLabel={`Post ${amount}`}
      send={() => call('POST /api/admin/vouchers/{id}/approve', { params: { id } })}
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    >
      {voucher.reference} is posted at once, as shown. Your name is next to {voucher.proposedBy}’s
      in the audit trail.
    </ApproveForm>
  );
}

function DeclineVoucher({
  one: { _id: id, voucher },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  return (
    <ReasonForm
      lead={`${voucher.reference} is not posted. No money moves.`}
      reasons={reasonTexts.voucherDecline}
      confirmLabel={voucher.isYours ? 'Take back' : 'Decline voucher'}
      busyLabel={voucher.isYours ? 'Taking back...' : 'Declining...'}
      send={(body) => call('POST /api/admin/vouchers/{id}/decline', { params: { id }, body })}
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    />
  );
}
