import { useMutation } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import * as z from 'zod/mini';
import { addDays } from '../../../contract/values/calendar-day.ts';
import {
  longestGoalName,
  savingsGoalForm,
  type SavingsGoal,
} from '../../../contract/money/savings-goals.ts';
import { decimalText } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import '../../app/configure-zod.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { SaveOrRemoveFoot } from '../../ui/windows/save-or-remove-foot.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { checkBy, useForm } from '../../ui/form/use-form.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { goalDialogTexts } from './savings.texts.ts';

const texts = goalDialogTexts.goalDialog;

interface GoalDialogProps {
  /** The savings account. */
  number: string;
  goal: SavingsGoal | null;
  /** Called with the bank's message and the goal there is now. */
  onChanged: (message: string, goal: SavingsGoal | null) => void;
  onClose: () => void;
}

const typedGoal = z.object({
  ...savingsGoalForm.shape,
  amount: typedAmount(savingsGoalForm.shape.amount),
});

const failureWords = {
  unanswered: texts.weCouldntFindOutWhether,
};

/** Sets, changes or removes what the account is to reach. */
export function GoalDialog({ number, goal, onChanged, onClose }: GoalDialogProps) {
  const hidden = useContext(AmountsHidden);
  const today = useBankDay();
  const first = useRef<HTMLInputElement>(null);
  const params = { number };
  const form = useForm({
    initial: {
      name: goal?.name ?? '',
      // Another person may look on: an amount hidden on the page is not shown here either.
      amount: goal && !hidden ? decimalText(goal.amount).replace(/\.00$/, '') : '',
      targetDay: goal?.targetDay ?? '',
    },
    check: ({ targetDay, ...typed }) =>
      checkBy(typedGoal, { ...typed, ...(targetDay !== '' && { targetDay }) }),
    send: (body) => call('PUT /api/users/accounts/savings/{number}/goal', { params, body }),
    onSent: ({ message, goal: kept }) => onChanged(message, kept),
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/users/accounts/savings/{number}/goal', { params }),
    onSuccess: ({ message }) => onChanged(message, null),
  });
  const busy = form.isBusy || remove.isPending;
  return (
    <Dialog
      open
      title={goal ? texts.changeYourGoal : texts.setASavingsGoal}
      narrow
      initialFocus={first}
      onClose={() => busy || onClose()}
    >
      <Form form={form}>
        <div className="dialog-body">
          <Alert kind="error">{failureText(form.failureForAlert, failureWords)}</Alert>
          <Alert kind="error">
            {failureText(remove.error, { refused: texts.weCouldntRemoveYourGoal })}
          </Alert>
          <TextField
            label={texts.whatAreYouSavingFor}
            maxLength={longestGoalName}
            autoComplete="off"
            ref={first}
            {...form.field('name')}
          />
          <MoneyField label={texts.howMuchDoYouNeed} {...form.field('amount')} />
          <TextField
            label={texts.byWhen}
            optional
            type="date"
            min={addDays(today, 1)}
            {...form.field('targetDay')}
          />
        </div>
        <SaveOrRemoveFoot
          remove={
            goal
              ? {
                  label: texts.removeGoal,
                  busyLabel: texts.removing,
                  onPress: () => remove.mutate(),
                }
              : undefined
          }
          save={{ label: texts.saveGoal, busyLabel: texts.saving }}
          isSaving={form.isBusy}
          isRemoving={remove.isPending}
        />
      </Form>
    </Dialog>
  );
}
