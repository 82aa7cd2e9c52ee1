import { type InputEvent, type SubmitEvent, useRef } from 'react';
import type * as z from 'zod/mini';
import { isOffline, Offline } from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { firstIssues } from './first-issues.ts';
import type { FieldErrors } from './form-state.ts';
import { fieldWords, formTexts } from './form.texts.ts';
import { type FieldsSetting, useFields } from './use-fields.ts';
import { type SendingSetting, useSending } from './use-sending.ts';
import { withHalfTyped } from './with-half-typed.ts';

/** The outcome of a check. Without any of it nothing is sent, and the form's owner says why. */
export interface Checked<Values> {
  errors?: FieldErrors;
  /** A reason that belongs to no field. */
  failure?: Error;
  values?: Values;
}

/** Checks all fields at once by a schema of the contract. */
export function checkBy<Values>(schema: z.ZodMiniType<Values>, fields: unknown): Checked<Values> {
  const checked = schema.safeParse(fields);
  return checked.success ? { values: checked.data } : { errors: firstIssues(checked.error.issues) };
}

type Check<Fields, Values> = (fields: Fields, step: number) => Checked<Values>;

/**
 * The check that decides whether the form is sent: a schema of the contract, a function, or one
 * whose file is fetched when a person reaches the form, so that the page does not wait for it.
 */
type FormCheck<Fields, Values> =
  | { schema: z.ZodMiniType<Values>; check?: never; late?: never }
  | { check: Check<Fields, Values>; schema?: never; late?: never }
  | { late: () => Promise<Check<Fields, Values>>; schema?: never; check?: never };

/** Fails without a connection, one turn later, so that a check that was fetched before wins. */
const failOffline = () =>
  new Promise<never>((_, reject) => {
    if (isOffline()) setTimeout(() => reject(new Offline()));
  });

interface FormParts<Fields extends object, Values, Answer>
  extends FieldsSetting<Fields>,
    SendingSetting<Fields, Values, Answer> {
  /**
   * For fields that the browser keeps itself, so that a password manager can fill them before the
   * script runs.
   */
  read?: (form: HTMLFormElement) => unknown;
  /** The number of its steps, if more than one. */
  steps?: number;
}

type FormSetting<Fields extends object, Values, Answer> = FormParts<Fields, Values, Answer> &
  FormCheck<Fields, Values>;

/**
 * A form: what is typed, what is wrong with it, its steps, and its way to the bank. It is sent once
 * however often it is pressed; sent again after an unknown outcome it is the same order.
 */
export function useForm<Fields extends object, Values, Answer>(
  setting: FormSetting<Fields, Values, Answer>,
) {
  /** Two presses before the first redraw are still one order. */
  const underway = useRef<AbortController>(undefined);
  /** The press waits for the file that checks it. */
  const isFetching = useRef(false);
  const isTypedSince = useRef(false);
  const names = useRef<readonly string[]>(Object.keys(setting.initial));
  // The values under way stay as they are, and so does their key.
  const { state, dispatch, ...typing } = useFields<Fields, Values>(
    setting,
    () => underway.current !== undefined,
  );
  const { send, fail } = useSending(setting, {
    state,
    dispatch,
    hold: () => {
      isTypedSince.current = false;
      return (underway.current = new AbortController()).signal;
    },
    letGo: () => (underway.current = undefined),
    isTypedSince,
    names,
  });

  const showWrong = (errors: FieldErrors) => {
    if (fieldWords) void translate(fieldWords, errors);
    else dispatch({ type: 'checked', errors });
  };

  const translate = async (intoWords: NonNullable<typeof fieldWords>, errors: FieldErrors) => {
    isFetching.current = true;
    const said = await intoWords(errors);
    isFetching.current = false;
    dispatch({ type: 'checked', errors: said });
  };

  /** Next on every step but the last, which sends it. */
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    if (underway.current || isFetching.current) return;
    const { fields, step } = state;
    const element = event?.currentTarget;
    const typed = element && setting.read ? (setting.read(element) as Fields) : fields;
    names.current = Object.keys(typed);
    const judge = ({ errors: wrong, failure, values }: Checked<Values>) => {
      const errors = withHalfTyped(wrong, element);
      if (Object.keys(errors).length > 0) showWrong(errors);
      else if (failure !== undefined)
        dispatch({ type: 'failed', failure, errors: {}, isUnknown: state.attempt !== undefined });
      else if (step < (setting.steps ?? 1) - 1) typing.goTo(step + 1);
      else if (values !== undefined)
        void send(state.attempt ?? { key: makeIdempotencyKey(), values });
    };
    if (setting.check) judge(setting.check(typed, step));
    else if (setting.schema) judge(checkBy(setting.schema, typed));
    else void judgeLate(setting.late, (check) => judge(check(typed, step)));
  };

  const judgeLate = async (
    late: () => Promise<Check<Fields, Values>>,
    judge: (check: Check<Fields, Values>) => void,
  ) => {
    isFetching.current = true;
    let check: Check<Fields, Values>;
    try {
      check = await Promise.race([late(), failOffline()]);
    } catch (cause) {
      return fail(cause instanceof Offline ? cause : new Error(formTexts.notChecked, { cause }));
    } finally {
      isFetching.current = false;
    }
    judge(check);
  };

  return {
    ...state,
    ...typing,
    /** The failure, unless the error of a field says it already. */
    failureForAlert: state.isSaidByField ? undefined : state.failure,
    isBusy: state.phase === 'sending',
    /** The window is named for it. */
    hasProblem: state.failure !== undefined || Object.keys(state.errors).length > 0,
    /** Its outcome is unknown: what was sent stays in sight. */
    isInDoubt: state.phase === 'editing' && state.attempt !== undefined,
    isTouched: (Object.keys(state.fields) as (keyof Fields)[]).some(
      (name) => state.fields[name] !== setting.initial[name],
    ),
    submit,
    /** A person is at the form: its check comes before they have typed. */
    onReach: setting.late && (() => void setting.late?.().catch(() => undefined)),
    onNativeInput:
      setting.read &&
      (({ target }: InputEvent<HTMLFormElement>) => {
        isTypedSince.current = true;
        typing.edit({}, [(target as unknown as HTMLInputElement).name]);
      }),
    giveUp: () => underway.current?.abort(),
  };
}
