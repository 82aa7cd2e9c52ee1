import '../../app/configure-zod.ts';
import { profileFields } from '../../../contract/people/profiles.ts';
import { firstIssues } from '../../ui/form/first-issues.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PersonalInfoDraft } from './personal-info-draft.ts';

/** Finds the faults in the first step, by field; the other two may be left empty. */
export function firstStepErrors(draft: PersonalInfoDraft): FieldErrors {
  const checked = profileFields.safeParse(draft);
  return checked.success ? {} : firstIssues(checked.error.issues);
}
