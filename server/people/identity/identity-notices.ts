import { formatUsd } from '../../../contract/values/money.ts';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import type { IdentityHold } from './identity-hold.ts';
import { identityNoticesTexts as english } from './identity-notices.texts.ts';
import { identityNoticesTexts as spanish } from './identity-notices.texts.es.ts';

const notice = noticesOf({ en: english, es: spanish });

export const verifiedNotice = (statedName: string): Notice =>
  notice({ kind: 'profile', asks: false }, ({ verified }) => verified(statedName));

export const documentRefusedNotice = (
  reasons: readonly ReasonFor<'documentRefusal'>[],
  { url, hold }: { url: string; hold: IdentityHold | undefined },
): Notice =>
  notice({ kind: 'profile', url }, ({ refused }, language) => {
    const { documentRefusal } = reasonTextsIn[language];
    return refused(
      reasons.map((code) => `– ${documentRefusal[code]}`).join('\n'),
      hold && formatUsd(hold.perDayMinor),
    );
  });
