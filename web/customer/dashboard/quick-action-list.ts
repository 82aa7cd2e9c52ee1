import type { ComponentType } from 'react';
import type { IconName } from '../../art/icons.tsx';
import type { QuickDialogProps } from './quick-dialog.ts';

export interface QuickAction {
  label: string;
  icon: IconName;
  load: () => Promise<ComponentType<QuickDialogProps>>;
}

export const quickActions: readonly QuickAction[] = [
  {
    label: 'Send Money',
    icon: 'send',
    load: async () => (await import('../transfers/send-money-dialog.tsx')).SendMoneyDialog,
  },
  {
    label: 'Pay Bills',
    icon: 'bill',
    load: async () => (await import('../bills/pay-bill-dialog.tsx')).PayBillDialog,
  },
  {
    label: 'E-Statement',
    icon: 'statement',
    load: async () => (await import('../statements/e-statement-dialog.tsx')).EStatementDialog,
  },
  {
    label: 'Invest',
    icon: 'invest',
    load: async () => (await import('./invest-dialog.tsx')).InvestDialog,
  },
];
