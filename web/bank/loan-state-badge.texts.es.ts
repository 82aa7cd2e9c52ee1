import type { loanStateBadgeTexts as english } from './loan-state-badge.texts.ts';

export const loanStateBadgeTexts: typeof english = {
  loanStateBadge: {
    active: 'Activo',
  },
};
