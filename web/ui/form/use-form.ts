import type { ChangeEvent, InputEvent, SubmitEvent } from 'react';
import { formTexts, fieldWords } from './form.texts.ts';
import { startTransition, useReducer, useRef } from 'react';
import type * as z from 'zod/mini';
import {
  isOffline,
  NotProven,
  Offline,
  outcomeIsUnknown,
  Refused,
  refuseOffline,
  saysNothingOfBefore,
} from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { firstIssues } from './first-issues.ts';
import { type FieldErrors, nextForm, startForm } from './form-state.ts';
import { useBackOnline } from './use-back-online.ts';
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

/** As much of a form as the fields of one step need. */
export interface FormFields<Fields> {
  fields: Fields;
  errors: FieldErrors;
  edit: (change: Partial<Fields>) => void;
  /** @returns the properties that tie a control to its field. */
  field: <Name extends keyof Fields & string>(
    name: Name,
  ) => {
    name: Name;
    value: Fields[Name];
    error: string | undefined;
    onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
    ) => void;
  };
}

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

interface FormParts<Fields extends object, Values, Answer> {
  initial: Fields;
  /**
   * For fields that the browser keeps itself, so that a password manager can fill them before the
   * script runs.
   */
  read?: (form: HTMLFormElement) => unknown;
  /** The number of its steps, if more than one. */
  steps?: number;
  /** The step it opens at, from 0: those before it are filled already. */
  opensAt?: number;
  /** Throws what the bank refused. */
  send: (values: Values, sending: Sending<Fields>) => Promise<Answer>;
  onSent?: (answer: Answer) => void | Promise<void>;
  onFailed?: (failure: unknown) => void;
  onEdited?: (isSecret: boolean) => void;
  /** Fields that prove who sends it: typed again after each failure. */
  secrets?: readonly (keyof Fields & string)[];
  /** The form's name of a field that the bank calls otherwise. */
  ownName?: (name: string) => string;
  /** The step where a refusal is mended: by the refused fields, none for the whole. */
  stepToMend?: (refused: readonly string[]) => number | undefined;
  /** Fields that the form shows only after the bank asks for them. */
  fieldsOnDemand?: readonly string[];
  /** Where the bank may have acted although no answer came; else by the failure alone. */
  isUnknown?: (failure: unknown) => boolean;
}

type FormSetting<Fields extends object, Values, Answer> = FormParts<Fields, Values, Answer> &
  FormCheck<Fields, Values>;

const fieldsOf = (failure: unknown): Record<string, string> =>
  failure instanceof Refused ? failure.fields : {};

/**
 * A form: what is typed, what is wrong with it, its steps, and its way to the bank. It is sent once
 * however often it is pressed; sent again after an unknown outcome it is the same order.
 */
export function useForm<Fields extends object, Values, Answer>(
  setting: FormSetting<Fields, Values, Answer>,
) {
  const { secrets = [], fieldsOnDemand = [], ownName = (name: string) => name } = setting;
  const [state, dispatch] = useReducer(nextForm<Fields, Values>, setting.initial, (initial) =>
    startForm<Fields, Values>(initial, setting.opensAt),
  );
  /** Two presses before the first redraw are still one order. */
  const underway = useRef<AbortController>(undefined);
  /** The press waits for the file that checks it. */
  const isFetching = useRef(false);
  /** The browser's own fields changed after they were sent, so that the next press sends others. */
  const isTypedSince = useRef(false);
  /** The names of its fields, as they were last sent or checked. */
  const names = useRef<readonly string[]>(Object.keys(setting.initial));

  useBackOnline(state.failure, () => dispatch({ type: 'online' }));

  const edit = (change: Partial<Fields>, alsoForgets: readonly string[] = []) => {
    // The values under way stay as they are, and so does their key.
    if (underway.current) return;
    const changed: readonly string[] = Object.keys(change);
    const isSecret =
      changed.length > 0 && changed.every((name) => (secrets as readonly string[]).includes(name));
    dispatch({ type: 'edited', change, alsoForgets, isSecret });
    setting.onEdited?.(isSecret);
  };

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

  const send = async (attempt: NonNullable<typeof state.attempt>) => {
    const { signal } = (underway.current = new AbortController());
    isTypedSince.current = false;
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
      underway.current = undefined;
    }
    dispatch({ type: 'sent' });
    await setting.onSent?.(answer);
  };

  // A step whose fields are still on their way leaves the step before in its place: what is typed
  // after Next must not go to a window without fields.
  const goTo = (step: number) => startTransition(() => dispatch({ type: 'moved', step }));

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
      else if (step < (setting.steps ?? 1) - 1) goTo(step + 1);
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

  const field: FormFields<Fields>['field'] = (name) => ({
    name,
    value: state.fields[name],
    error: state.errors[name],
    onChange: ({ currentTarget: { value } }) => edit({ [name]: value } as Partial<Fields>),
  });
  return {
    ...state,
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
    edit,
    goTo,
    submit,
    /** A person is at the form: its check comes before they have typed. */
    onReach: setting.late && (() => void setting.late?.().catch(() => undefined)),
    onNativeInput:
      setting.read &&
      (({ target }: InputEvent<HTMLFormElement>) => {
        isTypedSince.current = true;
        edit({}, [(target as unknown as HTMLInputElement).name]);
      }),
    startOver: (fields = setting.initial) => dispatch({ type: 'started', fields }),
    giveUp: () => underway.current?.abort(),
    showErrors: (errors: FieldErrors) => dispatch({ type: 'checked', errors }),
    field,
  };
}
