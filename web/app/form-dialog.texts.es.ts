import type { formDialogTexts as english } from './form-dialog.texts.ts';

export const formDialogTexts: typeof english = { cancel: 'Cancelar' };
