import { type InEachLanguage, inEachLanguage } from '../../base/in-each-language.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import { type Correction, disputeNoticesTexts as english } from './dispute-notices.texts.ts';
import { disputeNoticesTexts as spanish } from './dispute-notices.texts.es.ts';
import type { DisputeRow } from './disputes-store.ts';

const texts = { en: english, es: spanish };
const notice = noticesOf(texts);

export const reportedNotice = (dispute: DisputeRow): Notice =>
  notice({ kind: 'dispute', about: dispute.transferId, asks: false }, ({ reported }, language) =>
    reported({
      ...dispute,
      reason: reasonTextsIn[language].disputeReport[dispute.reason],
      isForeign: dispute.reason === 'NOT_MADE_BY_ME',
    }),
  );

/** Tells the customer in a sentence what was credited. */
export const correctedText = (
  dispute: DisputeRow,
  correction: Correction,
): InEachLanguage<string> =>
  inEachLanguage((language) => texts[language].credited(dispute, correction));

export const correctedNotice = (dispute: DisputeRow, answer: InEachLanguage<string>): Notice =>
  notice({ kind: 'dispute', about: dispute.transferId }, ({ corrected }, language) =>
    corrected(dispute, answer[language]),
  );

export const noErrorNotice = (dispute: DisputeRow, answer: InEachLanguage<string>): Notice =>
  notice({ kind: 'dispute', about: dispute.transferId }, ({ noError }, language) =>
    noError(dispute, answer[language]),
  );
