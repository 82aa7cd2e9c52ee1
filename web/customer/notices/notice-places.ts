import type { Notice, NoticeKind } from '../../../contract/people/notices.ts';
import { paths } from '../../app/paths.ts';
import type { IconName } from '../../art/icons.tsx';

interface NoticePlace {
  icon: IconName;
  /** Where it leads. */
  to: (about: string | null) => string;
}

const payment = (about: string | null) =>
  about === null ? paths.transactions() : paths.receipt(about);

export const noticePlaces: Record<NoticeKind, NoticePlace> = {
  payment: { icon: 'swap', to: payment },
  bill: { icon: 'bill', to: paths.payBills },
  loan: { icon: 'loan', to: paths.loans },
  check: { icon: 'deposit', to: paths.deposit },
  card: { icon: 'card', to: paths.cards },
  dispute: { icon: 'alert', to: payment },
  statement: { icon: 'statement', to: paths.statements },
  message: { icon: 'mail', to: (about) => paths.messages(about ?? '') },
  profile: { icon: 'user', to: paths.profile },
  session: { icon: 'shield', to: paths.sessions },
  password: { icon: 'lock', to: paths.passwordReset },
  pin: { icon: 'digits', to: paths.securityPin },
  'two-step': { icon: 'phone', to: paths.twoStep },
};

interface Day {
  name: string;
  /** In their order, the newest of each group first. */
  groups: Notice[][];
}

/** From this many on, the same of one day are one line, which opens. */
const groupedFrom = 3;

const isSame = (one: Notice | undefined, other: Notice) =>
  one?.kind === other.kind && one.title === other.title;

/** Groups the same of one day together, in the place of the newest; few of the same stay apart. */
function groupsOf(notices: readonly Notice[]): Notice[][] {
  const groups: Notice[][] = [];
  for (const notice of notices) {
    const group = groups.find(([first]) => isSame(first, notice));
    if (group) group.push(notice);
    else groups.push([notice]);
  }
  const isGrouped = (notice: Notice) =>
    groups.some((group) => group.length >= groupedFrom && isSame(group[0], notice));
  return notices.flatMap((notice) => {
    if (!isGrouped(notice)) return [[notice]];
    const group = groups.find(([first]) => first === notice);
    return group ? [group] : [];
  });
}

/** The notices of each day, in their order, and the same of a day together. */
export function byDay(notices: readonly Notice[], nameOf: (at: Date) => string): Day[] {
  const days: { name: string; notices: Notice[] }[] = [];
  for (const notice of notices) {
    const name = nameOf(new Date(notice.at));
    const last = days.at(-1);
    if (last?.name === name) last.notices.push(notice);
    else days.push({ name, notices: [notice] });
  }
  return days.map(({ name, notices: ofDay }) => ({ name, groups: groupsOf(ofDay) }));
}
