import type { loadFailedTexts as english } from './load-failed.texts.ts';

export const loadFailedTexts: typeof english = {
  loadFailed: {
    nothingWasChangedAndNo: 'No se cambió nada y no se movió dinero.',
  },
};
