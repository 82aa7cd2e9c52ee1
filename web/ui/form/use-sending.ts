import type { ActionDispatch, RefObject } from 'react';
import {
  NotProven,
  Offline,
  outcomeIsUnknown,
  Refused,
  refuseOffline,
  saysNothingOfBefore,
} from '../../api/failures.ts';
import type { Attempt, FormEvent, FormState } from './form-state.ts';
import { useBackOnline } from './use-back-online.ts';

/** One sending of a form. */
interface Sending<Fields> {
  /** The same when it is sent again after an unknown outcome. */
  key: string;
  /** It was sent before, and no answer told its outcome. */
  isAgain: boolean;
  fields: Fields;
  /** Aborted when the person cancels it. */
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export interface SendingSetting<Fields extends object, Values, Answer> {
  /** Throws what the bank refused. */
  send: (values: Values, sending: Sending<Fields>) => Promise<Answer>;
  onSent?: (answer: Answer) => void | Promise<void>;
  onFailed?: (failure: unknown) => void;
  /** The form's name of a field that the bank calls otherwise. */
  ownName?: (name: string) => string;
  /** The step where a refusal is mended: by the refused fields, none for the whole. */
  stepToMend?: (refused: readonly string[]) => number | undefined;
  /** Fields that the form shows only after the bank asks for them. */
  fieldsOnDemand?: readonly string[];
  /** Where the bank may have acted although no answer came; else by the failure alone. */
  isUnknown?: (failure: unknown) => boolean;
  /** Fields that prove who sends it: typed again after each failure. */
  secrets?: readonly (keyof Fields & string)[];
}

interface Sent<Fields, Values> {
  state: FormState<Fields, Values>;
  dispatch: ActionDispatch<[event: FormEvent<Fields, Values>]>;
  /** Holds the form while it is on its way. @returns the way to hear that it is given up. */
  hold: () => AbortSignal;
  letGo: () => void;
  /** The browser's own fields changed after they were sent, so that the next press sends others. */
  isTypedSince: RefObject<boolean>;
  /** The names of its fields, as they were last sent or checked. */
  names: RefObject<readonly string[]>;
}

const fieldsOf = (failure: unknown): Record<string, string> =>
  failure instanceof Refused ? failure.fields : {};

/** The way of a form to the bank, and of what the bank refuses to the fields. */
export function useSending<Fields extends object, Values, Answer>(
  setting: SendingSetting<Fields, Values, Answer>,
  { state, dispatch, hold, letGo, isTypedSince, names }: Sent<Fields, Values>,
) {
  const { secrets = [], fieldsOnDemand = [], ownName = (name: string) => name } = setting;
  useBackOnline(state.failure, () => dispatch({ type: 'online' }));

  const fail = (failure: unknown) => {
    const errors = Object.fromEntries(
      Object.entries(fieldsOf(failure)).map(([name, text]) => [ownName(name), text]),
    );
    const refused = Object.keys(errors);
    const step = setting.stepToMend?.(refused);
    const hasField = (name: string) =>
      names.current.includes(name) || fieldsOnDemand.includes(name);
    dispatch({
      type: 'failed',
      failure,
      errors,
      isSaidByField: refused.some(hasField),
      // A failure before sending leaves an earlier attempt as it was.
      isUnknown:
        !isTypedSince.current &&
        (saysNothingOfBefore(failure)
          ? state.attempt !== undefined
          : (setting.isUnknown ?? outcomeIsUnknown)(failure)),
      ...(step === undefined ? {} : { step }),
      // A secret that never left the device has proven nothing yet; nor is it wrong where more was
      // wanted.
      cleared: Object.fromEntries(
        failure instanceof Offline || failure instanceof NotProven
          ? []
          : secrets.map((name) => [name, '']),
      ) as Partial<Fields>,
    });
    setting.onFailed?.(failure);
  };

  const send = async (attempt: Attempt<Values>) => {
    const signal = hold();
    const onProgress = (share: number) => dispatch({ type: 'uploaded', share });
    dispatch({ type: 'sending', attempt });
    let answer: Answer;
    try {
      refuseOffline();
      const isAgain = attempt === state.attempt;
      const { fields } = state;
      answer = await setting.send(attempt.values, {
        key: attempt.key,
        isAgain,
        fields,
        signal,
        onProgress,
      });
    } catch (failure) {
      return fail(failure);
    } finally {
      letGo();
    }
    dispatch({ type: 'sent' });
    await setting.onSent?.(answer);
  };

  return { send, fail };
}
