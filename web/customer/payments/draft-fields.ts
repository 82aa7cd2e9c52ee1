import type * as z from 'zod/mini';
import { firstIssues } from '../../ui/form/first-issues.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';

/** The field in which the last step of a signed payment asks for the PIN. */
export interface PinDraft {
  securityPin: string;
}

/** A payment as it is being typed: text in every field, by the contract's field names. */
export type DraftFields<Draft> = PinDraft & Record<keyof Draft, string>;

/** Finds the faults in the fields of one step, by field name: the first complaint of each. */
export function fieldErrors(step: z.ZodMiniType | undefined, draft: object): FieldErrors {
  return firstIssues(step?.safeParse(draft).error?.issues ?? []);
}
