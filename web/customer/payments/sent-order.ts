import type { PaymentOrder } from '../../../contract/approvals.ts';
import type { OwnTransfer } from '../../../contract/own-transfers.ts';

/** An order as it goes out: one to others is signed first, a move between own accounts is not. */
export type SentOrder = PaymentOrder | { call: 'transfers/own'; body: OwnTransfer };
