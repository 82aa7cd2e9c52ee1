import type { statusBadgeTexts as english } from './status-badge.texts.ts';

export const statusBadgeTexts: typeof english = {
  statusBadge: {
    completed: 'Completado',
  },
};
