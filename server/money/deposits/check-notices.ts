import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import {
  type AcceptedCheck,
  checkNoticesTexts as english,
  type DishonoredCheck,
  type ReturnedCheck,
  type TakenBack,
} from './check-notices.texts.ts';
import { checkNoticesTexts as spanish } from './check-notices.texts.es.ts';

const texts = { en: english, es: spanish };
const notice = noticesOf(texts);
const kind = 'check';

export const acceptedNotice = (check: AcceptedCheck): Notice =>
  notice({ kind, asks: false }, ({ accepted }) => accepted(check));

export const returnedNotice = ({
  reason,
  ...check
}: Omit<ReturnedCheck, 'reason'> & { reason: ReasonFor<'checkReturn'> }): Notice =>
  notice({ kind }, ({ returned }, language) =>
    returned({ ...check, reason: reasonTextsIn[language].checkReturn[reason] }),
  );

export const dishonoredNotice = ({
  reason,
  ...check
}: Omit<DishonoredCheck, 'reason'> & { reason: ReasonFor<'checkDishonor'> }): Notice =>
  notice({ kind }, ({ dishonored }, language) =>
    dishonored({ ...check, reason: reasonTextsIn[language].checkDishonor[reason] }),
  );

/** Tells the customer of an unpaid check how much of it was taken back. */
export function takenBackText(
  language: Language,
  taken: TakenBack,
  fromUnclaimedFunds: boolean,
): string {
  const { takenFromAccount, takenFromUnclaimed } = texts[language];
  return fromUnclaimedFunds ? takenFromUnclaimed(taken) : takenFromAccount(taken);
}
