import { type ChangeEvent, startTransition, useReducer } from 'react';
import { type FieldErrors, nextForm, startForm } from './form-state.ts';

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

export interface FieldsSetting<Fields extends object> {
  initial: Fields;
  /** The step it opens at, from 0: those before it are filled already. */
  opensAt?: number;
  onEdited?: (isSecret: boolean) => void;
  /** Fields that prove who sends it: typed again after each failure. */
  secrets?: readonly (keyof Fields & string)[];
}

/** The typed fields of a form, its faults and its steps. Nothing is taken while it `isHeld`. */
export function useFields<Fields extends object, Values>(
  { initial, opensAt, secrets = [], onEdited }: FieldsSetting<Fields>,
  isHeld: () => boolean,
) {
  const [state, dispatch] = useReducer(nextForm<Fields, Values>, initial, (fields) =>
    startForm<Fields, Values>(fields, opensAt),
  );
  const edit = (change: Partial<Fields>, alsoForgets: readonly string[] = []) => {
    if (isHeld()) return;
    const changed: readonly string[] = Object.keys(change);
    const isSecret =
      changed.length > 0 && changed.every((name) => (secrets as readonly string[]).includes(name));
    dispatch({ type: 'edited', change, alsoForgets, isSecret });
    onEdited?.(isSecret);
  };
  const field: FormFields<Fields>['field'] = (name) => ({
    name,
    value: state.fields[name],
    error: state.errors[name],
    onChange: ({ currentTarget: { value } }) => edit({ [name]: value } as Partial<Fields>),
  });
  return {
    state,
    dispatch,
    edit,
    field,
    // A step whose fields are still on their way leaves the step before in its place: what is typed
    // after Next must not go to a window without fields.
    goTo: (step: number) => startTransition(() => dispatch({ type: 'moved', step })),
    startOver: (fields = initial) => dispatch({ type: 'started', fields }),
    showErrors: (errors: FieldErrors) => dispatch({ type: 'checked', errors }),
  };
}
