import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BillChange } from '../../../contract/bill-changes.ts';
import type { BillSchedule } from '../../../contract/bills.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import type { DraftErrors, FieldOf } from '../payments/draft-fields.ts';
import { signOrder } from '../payments/sign-order.ts';
import { changeFailureText } from '../scheduled/change-failure-text.ts';
import {
  changeBody,
  checkChange,
  choosePayments,
  checkSignature,
  openChange,
  paysMore,
  type ChangeDraft,
} from './change-draft.ts';
import { halfTypedEnd } from './half-typed-end.ts';

/** The bank's names of what is typed here under another. */
const ownNames: Record<string, string> = { amount: 'amountDue' };
const ownErrors = (fields: Record<string, string>): DraftErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [ownNames[name] ?? name, text]));

/** A change of a recurring bill: what is typed, what is wrong with it, and its way to the bank. */
export function useChangeBill(schedule: BillSchedule, onDone: (message: string) => void) {
  const queryClient = useQueryClient();
  const pin = useQuery(pinStateQuery).data;
  const fee = useQuery(bankQuery).data?.fees.bill;
  const choosesPin = pin?.set === false;
  const passwordNeeded = choosesPin && pin.passwordNeeded;
  const [initial] = useState(() => openChange(schedule));
  const [draft, setDraft] = useState(initial);
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** A new object after every check, so that the focus moves then and not while typing. */
  const [lastCheck, setLastCheck] = useState({ failed: false });
  const underway = useRef(false);

  const show = (found: DraftErrors): boolean => {
    const failed = Object.keys(found).length > 0;
    setErrors(found);
    setLastCheck({ failed });
    return failed;
  };
  const edit = (field: FieldOf<ChangeDraft>, value: string) => {
    setDraft((current) =>
      field === 'payments'
        ? choosePayments(current, value, schedule)
        : { ...current, [field]: value },
    );
    setErrors(({ [field]: _, ...others }) => others);
    setError(undefined);
  };
  const goTo = (next: number) => {
    setStep(next);
    setErrors({});
    setError(undefined);
  };

  const change: BillChange | undefined = step === 1 ? changeBody(draft, schedule) : undefined;
  const needsPin = change !== undefined && paysMore(change, schedule);

  const send = async (body: BillChange) => {
    // Two presses before the first redraw are still one change.
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      const order = {
        call: 'transfers/schedules/change',
        body,
        ...(fee === undefined ? {} : { fee }),
      } as const;
      if (needsPin)
        await signOrder(
          queryClient,
          {
            securityPin: draft.securityPin,
            password: passwordNeeded ? draft.password : undefined,
            code: draft.code,
          },
          order,
        );
      onDone((await call('POST /api/transfers/schedules/change', { body })).message);
    } catch (problem) {
      setBusy(false);
      setDraft((current) => ({ ...current, securityPin: '', password: '', code: '' }));
      setError(changeFailureText(problem));
      show(problem instanceof Refused ? ownErrors(problem.fields) : {});
      void queryClient.invalidateQueries(pinStateQuery);
    } finally {
      underway.current = false;
    }
    // Also after a failure: it may have been paid or changed elsewhere meanwhile.
    void queryClient.invalidateQueries({ queryKey: ['transfers'] });
  };

  const forward = () => {
    const found =
      change === undefined
        ? { ...checkChange(draft, schedule), ...halfTypedEnd() }
        : checkSignature(draft, { needsPin, passwordNeeded });
    if (show(found)) return;
    if (change === undefined) goTo(1);
    else void send(change);
  };

  const touched = (Object.keys(initial) as FieldOf<ChangeDraft>[]).some(
    (field) => draft[field] !== initial[field],
  );
  return {
    draft,
    errors,
    error,
    step,
    busy,
    lastCheck,
    touched,
    change,
    needsPin,
    choosesPin,
    passwordNeeded,
    onEdit: edit,
    goTo,
    forward,
  };
}
