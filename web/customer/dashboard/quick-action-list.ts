import type { IconName } from '../../art/icons.tsx';
import { type LatePart, latePart } from '../../app/navigation/late-part.tsx';
import type { QuickDialogProps } from './quick-dialog.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.quickActionList;

export interface QuickAction {
  label: string;
  icon: IconName;
  Dialog: LatePart<QuickDialogProps>;
}

export const sendMoney: QuickAction = {
  label: texts.sendMoney,
  icon: 'send',
  Dialog: latePart(
    async () => (await import('../transfers/send-money-dialog.tsx')).SendMoneyDialog,
    { lost: 'window' },
  ),
};

export const payBills: QuickAction = {
  label: texts.payBills,
  icon: 'bill',
  Dialog: latePart(async () => (await import('../bills/pay-bill-dialog.tsx')).PayBillDialog, {
    lost: 'window',
  }),
};

/** Between own accounts. */
export const moveMoney: QuickAction = {
  label: texts.moveMoney,
  icon: 'swap',
  Dialog: latePart(
    async () => (await import('../own-transfers/move-money-dialog.tsx')).MoveMoneyDialog,
    { lost: 'window' },
  ),
};

/** Those that the specification names, in its order. */
export const quickActions: readonly QuickAction[] = [
  sendMoney,
  payBills,
  {
    label: texts.eStatement,
    icon: 'statement',
    Dialog: latePart(
      async () => (await import('../statements/e-statement-dialog.tsx')).EStatementDialog,
      { lost: 'window' },
    ),
  },
  {
    label: texts.invest,
    icon: 'invest',
    Dialog: latePart(async () => (await import('./invest-dialog.tsx')).InvestDialog, {
      lost: 'window',
    }),
  },
];
