import type { attachedFilesTexts as english } from './attached-files.texts.ts';

export const attachedFilesTexts: typeof english = {
  attachedFiles: {
    picture: 'Foto',
    document: 'Documento',
    attachedFiles: 'Archivos adjuntos',
  },
};
