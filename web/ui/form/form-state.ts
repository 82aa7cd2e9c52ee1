import { BackOnline, Offline } from '../../api/failures.ts';

/** The fault of each field, by its name. */
export type FieldErrors = Partial<Record<string, string>>;

/** The values that were sent, and the key under which the bank knows them again. */
export interface Attempt<Values> {
  key: string;
  values: Values;
}

export interface FormState<Fields, Values> {
  /** The fields as typed and chosen. Fields that the browser keeps itself are not in it. */
  fields: Fields;
  errors: FieldErrors;
  /** From 0. */
  step: number;
  phase: 'editing' | 'sending' | 'sent';
  /** The reason why it was not sent or not accepted, as it was thrown. */
  failure: unknown;
  /** An error of a field says why, so that an alert need not. */
  isSaidByField: boolean;
  /**
   * Kept while its outcome is unknown and nothing is edited, so that sending again is the same
   * order and not a second one.
   */
  attempt: Attempt<Values> | undefined;
  /** The part that is on its way, from 0 to 1. */
  uploaded: number;
  /** Each new count moves the focus: after a check, a step and a refusal, never while typing. */
  focusRequests: number;
}

export type FormEvent<Fields, Values> =
  | {
      type: 'edited';
      change: Partial<Fields>;
      /** Errors that the change answers besides those of its own fields. */
      alsoForgets?: readonly string[];
      /** A proof of who sends it is no part of what is sent. */
      isSecret?: boolean;
    }
  | { type: 'checked'; errors: FieldErrors }
  | { type: 'moved'; step: number }
  | { type: 'sending'; attempt: Attempt<Values> }
  | { type: 'uploaded'; share: number }
  | {
      type: 'failed';
      failure: unknown;
      errors: FieldErrors;
      isSaidByField?: boolean;
      /** The bank may have done it although no answer says so. */
      isUnknown: boolean;
      /** Where it is mended. */
      step?: number;
      /** Fields that have to be typed again. */
      cleared?: Partial<Fields>;
    }
  /** The connection is back: a form that was not sent for want of it can be sent now. */
  | { type: 'online' }
  | { type: 'sent' }
  | { type: 'started'; fields: Fields };

/** The form as it opens, at a step from 0. */
export function startForm<Fields, Values>(fields: Fields, step = 0): FormState<Fields, Values> {
  return {
    fields,
    errors: {},
    step,
    phase: 'editing',
    failure: undefined,
    isSaidByField: false,
    attempt: undefined,
    uploaded: 0,
    focusRequests: 0,
  };
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** The form after something happened to it. While it is sent, what is typed is not taken. */
export function nextForm<Fields extends object, Values>(
  state: FormState<Fields, Values>,
  event: FormEvent<Fields, Values>,
): FormState<Fields, Values> {
  const focusRequests = state.focusRequests + 1;
  switch (event.type) {
    case 'edited':
      if (state.phase === 'sending') return state;
      return {
        ...state,
        phase: 'editing',
        fields: { ...state.fields, ...event.change },
        errors: without(state.errors, [...Object.keys(event.change), ...(event.alsoForgets ?? [])]),
        failure: undefined,
        attempt: event.isSecret ? state.attempt : undefined,
      };
    case 'checked':
      return {
        ...state,
        phase: 'editing',
        errors: event.errors,
        failure: undefined,
        focusRequests,
      };
    case 'moved':
      return { ...state, step: event.step, errors: {}, failure: undefined, focusRequests };
    case 'sending':
      return {
        ...state,
        phase: 'sending',
        errors: {},
        failure: undefined,
        attempt: event.attempt,
        uploaded: 0,
      };
    case 'uploaded':
      return { ...state, uploaded: event.share };
    case 'failed':
      return {
        ...state,
        phase: 'editing',
        fields: { ...state.fields, ...event.cleared },
        errors: event.errors,
        step: event.step ?? state.step,
        failure: event.failure,
        isSaidByField: event.isSaidByField ?? false,
        attempt: event.isUnknown ? state.attempt : undefined,
        focusRequests,
      };
    case 'online':
      return state.attempt === undefined && state.failure instanceof Offline
        ? { ...state, failure: new BackOnline() }
        : state;
    case 'sent':
      return { ...state, phase: 'sent', attempt: undefined };
    case 'started':
      return { ...startForm(event.fields), focusRequests: state.focusRequests };
  }
}
