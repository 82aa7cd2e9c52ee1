import type { ChangeEvent } from 'react';
import type * as z from 'zod/mini';

/** What every payment asks for in its last step. */
export interface PinDraft {
  securityPin: string;
  /** Asked for only when choosing the first PIN under an older sign-in. */
  password: string;
  /** Asked for only when choosing the first PIN where two-step sign-in is on. */
  code: string;
}

/** A payment as it is being typed: text in every field, by the contract's field names. */
export type DraftFields<Draft> = PinDraft & Record<keyof Draft, string>;

export type FieldOf<Draft> = keyof Draft & string;
export type DraftErrors = Partial<Record<string, string>>;

/** What each step needs to show and change its part of the draft. */
export interface DraftForm<Draft> {
  draft: Draft;
  errors: DraftErrors;
  onEdit: (field: FieldOf<Draft>, value: string) => void;
}

/**
 * The props that tie one control to its field: the contract's name, the typed text, what is wrong
 * with it.
 */
export function draftField<Draft extends DraftFields<Draft>>(
  { draft, errors, onEdit }: DraftForm<Draft>,
  name: FieldOf<Draft>,
) {
  return {
    name,
    value: draft[name] as string,
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onEdit(name, event.currentTarget.value),
  };
}

/** What is wrong with the fields of one step, by field name: the first complaint of each. */
export function fieldErrors(step: z.ZodMiniType | undefined, draft: object): DraftErrors {
  const errors: DraftErrors = {};
  for (const { path, message } of step?.safeParse(draft).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}
