import { paths } from '../app/paths.ts';
import type { SidebarGroup } from '../ui/sidebar.tsx';

/** The pages a customer can go to. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    title: 'Main',
    links: [
      { to: paths.dashboard(), label: 'Dashboard', icon: 'grid' },
      { to: paths.transactions(), label: 'Transactions', icon: 'list' },
      { to: paths.cards(), label: 'Cards', icon: 'card' },
    ],
  },
  {
    title: 'Transfers',
    links: [{ to: paths.localTransfer(), label: 'Local Transfer', icon: 'send' }],
  },
];
