import type { ComponentType } from 'react';
import type { IconName } from '../../art/icons.tsx';

export interface QuickDialogProps {
  onClose: () => void;
}

export interface QuickAction {
  label: string;
  icon: IconName;
  load: () => Promise<ComponentType<QuickDialogProps>>;
}

export const quickActions: readonly QuickAction[] = [{ label: 'Invest', icon: 'invest', load: async () => (await import('./invest-dialog.tsx')).InvestDialog }];
