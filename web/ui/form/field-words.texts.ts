import type { FieldErrors } from './form-state.ts';

/**
 * Errors of fields in their reader's words. The schemas say them in English, so that English pages
 * have nothing to wait for: no function stands here.
 */
export const fieldWords: ((errors: FieldErrors) => Promise<FieldErrors>) | undefined = undefined;
