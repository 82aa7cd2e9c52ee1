import type { CaseKind } from '../../../contract/calls/cases.ts';
import { paths } from '../../app/paths.ts';
import type { IconName } from '../../art/icons.tsx';

export interface QueuePlace {
  title: string;
  /** The name of one case of it. */
  noun: string;
  icon: IconName;
  /** The queue's address, with the case that is open. */
  to: (id?: string) => string;
}

/** Where each queue is worked, in the order of the sidebar. */
export const queuePlaces: Record<CaseKind, QueuePlace> = {
  check: { title: 'Checks', noun: 'check', icon: 'deposit', to: paths.checkQueue },
  loan: { title: 'Loans', noun: 'loan application', icon: 'loan', to: paths.loanQueue },
  identity_document: {
    title: 'Identity',
    noun: 'identity document',
    icon: 'shield',
    to: paths.identityQueue,
  },
  freeze: { title: 'Freezes', noun: 'freeze', icon: 'ban', to: paths.freezeQueue },
  payment: { title: 'Payments', noun: 'payment', icon: 'send', to: paths.paymentQueue },
  dispute: { title: 'Disputes', noun: 'reported payment', icon: 'alert', to: paths.disputeQueue },
  funding: { title: 'Credits', noun: 'credit', icon: 'incoming', to: paths.fundingQueue },
  return: { title: 'Returns', noun: 'return', icon: 'undo', to: paths.returnQueue },
  voucher: { title: 'Vouchers', noun: 'voucher', icon: 'edit', to: paths.voucherQueue },
  message: { title: 'Messages', noun: 'message', icon: 'mail', to: paths.messageQueue },
};
