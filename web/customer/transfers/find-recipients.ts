import type { RecentRecipient } from '../../../contract/recipients.ts';

/** Those of one kind of payment in whose details the text is found. */
export function findRecipients(
  recipients: readonly RecentRecipient[],
  wantedKind: RecentRecipient['kind'],
  text: string,
): RecentRecipient[] {
  const wanted = text.trim().toLowerCase();
  return recipients.filter(
    ({ kind, order: _order, isPaid: _isPaid, ...details }) =>
      kind === wantedKind &&
      Object.values(details).some((value) => value?.toLowerCase().includes(wanted)),
  );
}

/** The same while a recipient is given a nickname, is paid or is paid again. */
export const recipientKey = ({
  order: _order,
  isPaid: _isPaid,
  nickname: _nickname,
  ...recipient
}: RecentRecipient): string => Object.values(recipient).join();
