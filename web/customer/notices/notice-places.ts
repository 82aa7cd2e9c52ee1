import type { Notice, NoticeKind } from '../../../contract/notices.ts';
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
  message: { icon: 'mail', to: (about) => paths.messages(about ?? '') },
  profile: { icon: 'user', to: paths.profile },
  session: { icon: 'shield', to: paths.sessions },
  password: { icon: 'lock', to: paths.passwordReset },
  pin: { icon: 'key', to: paths.securityPin },
  'two-step': { icon: 'shield', to: paths.twoStep },
};

interface Day {
  name: string;
  notices: Notice[];
}

/** The notices of each day, in their order. */
export function byDay(notices: readonly Notice[], nameOf: (at: Date) => string): Day[] {
  const days: Day[] = [];
  for (const notice of notices) {
    const name = nameOf(new Date(notice.at));
    const last = days.at(-1);
    if (last?.name === name) last.notices.push(notice);
    else days.push({ name, notices: [notice] });
  }
  return days;
}
