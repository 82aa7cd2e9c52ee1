import { useQuery } from '@tanstack/react-query';
import type { Currency } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { formatTime } from '../../ui/values/format-date.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.useSentToday;

interface WantedTransfer {
  recipientName: string;
  recipientAccount: string;
  amountMinor: bigint | undefined;
  currency: Currency;
}

const cameToNothing = new Set(['Declined', 'Returned', 'Cancelled']);

/**
 * Warns when the same was sent to the same recipient earlier today; undefined when it was not.
 * Never a refusal.
 */
export function useSentToday({
  recipientName,
  recipientAccount,
  amountMinor,
  currency,
}: WantedTransfer): string | undefined {
  const amountText = useAmountText();
  const today = useBankDay();
  const { data } = useQuery({
    queryKey: ['transfers', 'to', recipientAccount, today],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/transactions', {
        query: { account: recipientAccount, from: today, page: '1', limit: '100' },
        signal,
      }),
    enabled: recipientAccount.length === 9,
  });
  const same = data?.transfers.find(
    (sent) =>
      sent.transactionType === 'debit' &&
      sent.recipientAccount === recipientAccount &&
      sent.recipientName.toLowerCase() === recipientName.trim().toLowerCase() &&
      sent.currency === currency &&
      sent.amount === amountMinor &&
      !cameToNothing.has(sent.status),
  );
  return (
    same &&
    texts.youSentToTodayAt(
      amountText(same.amount, same.currency),
      same.recipientName,
      formatTime(new Date(same.bookedAt ?? same.transferDate)),
    )
  );
}
