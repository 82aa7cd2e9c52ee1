import type { CaseKind } from '../../contract/calls/cases.ts';
import type { Right } from '../../contract/values/rights.ts';
import { paths } from '../app/paths.ts';
import type { SidebarGroup, SidebarLink } from '../ui/frame/sidebar-groups.tsx';
import { queuePlaces } from './queues/queue-places.ts';

interface StaffGroup {
  title: string;
  links: readonly (SidebarLink & {
    /** The right that its page needs; without it every member of the staff has the page. */
    right?: Right;
  })[];
}

const groupsOf = (waiting: Partial<Record<CaseKind, number>>): readonly StaffGroup[] => [
  {
    title: 'People',
    links: [
      {
        to: paths.users(),
        label: 'Users',
        icon: 'user',
        end: true,
        also: ['/admin/manage-users'],
        right: 'see-customers',
      },
      { to: paths.colleagues(), label: 'Colleagues', icon: 'list' },
      { to: paths.audit(), label: 'Audit', icon: 'log-book', right: 'read-trail' },
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
        right: 'see-customers' as const,
      })),
      {
        to: paths.runningLoans(),
        label: 'Running loans',
        icon: 'calendar',
        right: 'see-customers',
      },
      {
        to: paths.outsidePayments(),
        label: 'Outside payments',
        icon: 'outside',
        right: 'see-customers',
      },
    ],
  },
  {
    title: 'The bank',
    links: [
      {
        to: paths.trialBalance(),
        label: 'Trial balance',
        icon: 'scales',
        end: true,
        also: [paths.balanceSheet(), paths.incomeStatement()],
        right: 'see-books',
      },
      { to: paths.booksProof(), label: 'Ledger check', icon: 'check', right: 'see-books' },
      {
        to: paths.bankDay(),
        label: 'Jobs',
        icon: 'clock',
        also: [paths.mailbox()],
        right: 'see-books',
      },
      { to: paths.policies(), label: 'Policy', icon: 'statement' },
      { to: paths.rates(), label: 'Exchange rates', icon: 'swap' },
    ],
  },
  {
    title: 'Your login',
    links: [
      { to: paths.adminPassword(), label: 'Password', icon: 'lock' },
      { to: paths.adminTwoStep(), label: 'Two-step sign-in', icon: 'phone' },
    ],
  },
];

/**
 * The pages that who is logged in may open, with how many cases wait in each queue. While their
 * rights are not known, all pages.
 */
export function staffSidebarGroups(
  waiting: Partial<Record<CaseKind, number>>,
  rights: readonly Right[] | undefined,
): readonly SidebarGroup[] {
  return groupsOf(waiting)
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ right }) => !right || !rights || rights.includes(right)),
    }))
    .filter(({ links }) => links.length > 0);
}
