import { printedNumber } from '../../../contract/values/printed-number.ts';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { bankName } from '../../../contract/money/transfer-words.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

/** As text is compared: lower case, without accents. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** All that a recipient is found by: what is known of them, and the words that their row shows. */
function searchedText(recipient: RecentRecipient): string {
  const { kind: _kind, order: _order, isPaid: _isPaid, ...details } = recipient;
  const { billType, recipientAccount } = recipient;
  return folded(
    [
      ...Object.values(details),
      bankName(recipient),
      billType && wireWordsTexts.category(billType),
      `···${recipientAccount.slice(-3)}`,
    ].join('\n'),
  );
}

/** Those of some kinds of payment in whose row each word is found, or the number without its gaps. */
export function findRecipients(
  recipients: readonly RecentRecipient[],
  wantedKinds: readonly RecentRecipient['kind'][],
  text: string,
): RecentRecipient[] {
  const words = folded(text).split(/\s+/);
  const number = printedNumber(folded(text));
  return recipients.filter((recipient) => {
    if (!wantedKinds.includes(recipient.kind)) return false;
    const searched = searchedText(recipient);
    return (
      words.every((word) => searched.includes(word)) ||
      (number !== undefined && searched.includes(number))
    );
  });
}

/** The same while a recipient is given a nickname, is paid or is paid again. */
export const recipientKey = ({
  order: _order,
  isPaid: _isPaid,
  nickname: _nickname,
  currency: _currency,
  ...recipient
}: RecentRecipient): string => Object.values(recipient).join();
