import type { ComponentType } from 'react';
import type { IconName } from '../../art/icons.tsx';
import type { QuickDialogProps } from './quick-dialog.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.quickActionList;

export interface QuickAction {
  label: string;
  icon: IconName;
  load: () => Promise<ComponentType<QuickDialogProps>>;
}

export const sendMoney: QuickAction = {
  label: texts.sendMoney,
  icon: 'send',
  load: async () => (await import('../transfers/send-money-dialog.tsx')).SendMoneyDialog,
};

export const payBills: QuickAction = {
  label: texts.payBills,
  icon: 'bill',
  load: async () => (await import('../bills/pay-bill-dialog.tsx')).PayBillDialog,
};

/** Between own accounts. */
export const moveMoney: QuickAction = {
  label: texts.moveMoney,
  icon: 'swap',
  load: async () => (await import('../own-transfers/move-money-dialog.tsx')).MoveMoneyDialog,
};

/** Those that the specification names, in its order. */
export const quickActions: readonly QuickAction[] = [
  sendMoney,
  payBills,
  {
    label: texts.eStatement,
    icon: 'statement',
    load: async () => (await import('../statements/e-statement-dialog.tsx')).EStatementDialog,
  },
  {
    label: texts.invest,
    icon: 'invest',
    load: async () => (await import('./invest-dialog.tsx')).InvestDialog,
  },
];
