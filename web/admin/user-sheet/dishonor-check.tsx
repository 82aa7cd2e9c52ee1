import { useQueryClient } from '@tanstack/react-query';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { Check } from '../../../contract/money/deposits.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { AskFirst } from '../reasons/ask-first.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';

interface DishonorCheckProps {
  check: Check;
  /** Undefined: the customer was deleted. */
  username: string | undefined;
  onTakenBack: (notice: string) => void;
}

const ofOpen = (amount: string, username: string, account: string) =>
  `The check of ${amount} from ${username} came back unpaid. ${amount} is taken back from ` +
  `account ${account} right away, also from money on hold. What was already spent is the bank’s ` +
  'loss.';

const ofClosed = (amount: string) =>
  `The check of ${amount} came back unpaid. The customer’s accounts are closed: ${amount} is ` +
  'taken right away from their money in unclaimed funds. What they had already spent is the ' +
  'bank’s loss.';

/**
 * Takes an accepted check back that its bank did not pay. It says once more what that means before
 * it happens.
 */
export function DishonorCheck({ check, username, onTakenBack }: DishonorCheckProps) {
  const queryClient = useQueryClient();
  const amount = moneyText(check.amount ?? 0n);
  return (
    <AskFirst
      compact
      label={
        <>
          Came back unpaid<span className="visually-hidden">: the check of {amount}</span>
        </>
      }
    >
      {(cancel) => (
        <ReasonForm
          lead={username === undefined ? ofClosed(amount) : ofOpen(amount, username, check.account)}
          reasons={reasonTexts.checkDishonor}
          {...(username === undefined ? {} : { reader: username })}
          movesMoney
          confirmLabel={`Take ${amount} back`}
          busyLabel="Taking back..."
          send={(body) =>
            call('POST /api/admin/checks/{id}/dishonor', { params: { id: check._id }, body })
          }
          onSent={async ({ message }) => {
            onTakenBack(message);
            await queryClient.invalidateQueries({ queryKey: ['admin'] });
          }}
          onCancel={cancel}
        />
      )}
    </AskFirst>
  );
}
