import type * as z from 'zod/mini';
import { firstIssues } from '../../ui/form/first-issues.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';

/** What every payment asks for in its last step. */
export interface PinDraft {
  securityPin: string;
}

/** A payment as it is being typed: text in every field, by the contract's field names. */
export type DraftFields<Draft> = PinDraft & Record<keyof Draft, string>;

/** What is wrong with the fields of one step, by field name: the first complaint of each. */
export function fieldErrors(step: z.ZodMiniType | undefined, draft: object): FieldErrors {
  return firstIssues(step?.safeParse(draft).error?.issues ?? []);
}
