import { noun } from '../../noun.ts';
import { openVouchers } from './open-vouchers.ts';
import { voucherQueue } from './voucher-queue.ts';
import { vouchersClosing } from './vouchers-store.ts';
import { callsOfVouchers } from './vouchers-routes.ts';

export const vouchers = noun({
  calls: [callsOfVouchers],
  queue: voucherQueue,
  proposals: [openVouchers],
  closing: vouchersClosing,
});
