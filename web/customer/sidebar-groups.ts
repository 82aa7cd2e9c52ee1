import { paths } from '../app/paths.ts';
import type { SidebarGroup } from '../ui/frame/sidebar-groups.tsx';

/** The pages a customer can go to. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    title: 'Main',
    links: [
      { to: paths.dashboard(), label: 'Dashboard', icon: 'grid' },
      {
        to: paths.transactions(),
        label: 'Transactions',
        icon: 'list',
        also: [paths.insight(), paths.statements()],
      },
      { to: paths.deposit(), label: 'Deposit', icon: 'deposit' },
      { to: paths.cards(), label: 'Cards', icon: 'card' },
    ],
  },
  {
    title: 'Transfers',
    links: [
      { to: paths.localTransfer(), label: 'Local Transfer', icon: 'send' },
      { to: paths.internationalTransfer(), label: 'International Transfer', icon: 'globe' },
    ],
  },
  {
    title: 'Services',
    links: [
      { to: paths.payBills(), label: 'Pay Bills', icon: 'bill' },
      { to: paths.loans(), label: 'Loans', icon: 'loan' },
      { to: paths.savings(), label: 'Savings', icon: 'savings' },
      { to: paths.investments(), label: 'Investments', icon: 'invest' },
    ],
  },
];
