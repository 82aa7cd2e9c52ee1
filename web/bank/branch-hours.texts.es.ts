import type { branchHoursTexts as english } from './branch-hours.texts.ts';

export const branchHoursTexts: typeof english = {
  days: ['', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  morning: 'a.m.',
  afternoon: 'p.m.',
  closed: 'Cerrado',
};
