import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import { undoneNoticeTexts as spanish } from './undone-notice.texts.es.ts';
import { type UndoneOrder, undoneNoticeTexts as english } from './undone-notice.texts.ts';

const notice = noticesOf({ en: english, es: spanish });

/** An order of a customer was undone, or put back. */
export const undoneNotice = (
  order: UndoneOrder & { id: string },
  because: 'undone' | 'restored',
): Notice => notice({ kind: 'payment', about: order.id }, (texts) => texts[because](order));

/** Staff have debited a customer, refunded a fee, or taken what was owed. */
export const customerVoucherNotice = (
  voucher: UndoneOrder,
  kind: 'debit' | 'fee_refund' | 'repayment',
): Notice => notice({ kind: 'statement' }, (texts) => texts[kind](voucher));
