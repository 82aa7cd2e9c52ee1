import { paths } from '../../app/paths.ts';
import type { SidebarGroup } from '../../ui/frame/sidebar-groups.tsx';
import { sidebarGroupsTexts } from './frame.texts.ts';

const texts = sidebarGroupsTexts.sidebarGroups;

/** The pages a customer can go to. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    title: texts.main,
    links: [
      { to: paths.dashboard(), label: texts.dashboard, icon: 'grid' },
      {
        to: paths.transactions(),
        label: texts.transactions,
        icon: 'list',
        also: [paths.insight(), paths.statements()],
      },
      { to: paths.deposit(), label: texts.deposit, icon: 'deposit' },
      { to: paths.cards(), label: texts.cards, icon: 'card' },
    ],
  },
  {
    title: texts.transfers,
    links: [
      { to: paths.localTransfer(), label: texts.localTransfer, icon: 'send' },
      { to: paths.internationalTransfer(), label: texts.internationalTransfer, icon: 'globe' },
    ],
  },
  {
    title: texts.services,
    links: [
      { to: paths.payBills(), label: texts.payBills, icon: 'bill' },
      { to: paths.loans(), label: texts.loans, icon: 'loan' },
      { to: paths.savings(), label: texts.savings, icon: 'savings' },
      { to: paths.investments(), label: texts.investments, icon: 'invest' },
    ],
  },
];
