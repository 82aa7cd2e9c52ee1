import type { CaseKind } from '../../contract/cases.ts';
import { paths } from '../app/paths.ts';
import type { SidebarGroup } from '../ui/frame/sidebar-groups.tsx';
import { queuePlaces } from './queues/queue-places.ts';

/** The pages of the staff, with how many cases wait in each queue. */
export function staffSidebarGroups(
  waiting: Partial<Record<CaseKind, number>>,
): readonly SidebarGroup[] {
  return [
    {
      title: 'People',
      links: [
        {
          to: paths.users(),
          label: 'Users',
          icon: 'user',
          end: true,
          also: ['/admin/manage-users'],
        },
        { to: paths.audit(), label: 'Audit', icon: 'log-book' },
      ],
    },
    {
      title: 'Queues',
      links: [
        { to: paths.queues(), label: 'All queues', icon: 'inbox', end: true },
        ...Object.entries(queuePlaces).map(([kind, { to, title, icon }]) => ({
          to: to(),
          label: title,
          icon,
          count: waiting[kind as CaseKind],
        })),
        { to: paths.runningLoans(), label: 'Running loans', icon: 'calendar' },
        { to: paths.outsidePayments(), label: 'Outside payments', icon: 'outside' },
      ],
    },
    {
      title: 'The bank',
      links: [
        { to: paths.trialBalance(), label: 'Trial balance', icon: 'scales', end: true },
        { to: paths.booksProof(), label: 'Ledger check', icon: 'check' },
        { to: paths.bankDay(), label: "The bank's day", icon: 'clock' },
      ],
    },
    {
      title: 'Policy',
      links: [
        { to: paths.policies(), label: 'Policy', icon: 'statement' },
        { to: paths.rates(), label: 'Exchange rates', icon: 'swap' },
      ],
    },
    {
      title: 'Your login',
      links: [
        { to: paths.adminPassword(), label: 'Password', icon: 'lock' },
        { to: paths.adminTwoStep(), label: 'Two-step sign-in', icon: 'key' },
      ],
    },
  ];
}
