import type { storedFileTexts as english } from './stored-file.texts.ts';

export const storedFileTexts: typeof english = {
  storedFile: {
    couldNotBeLoadedNothing: (name) => `No se pudo cargar ${name}. No se cambió nada.`,
    downloadPdf: (name, fileSizeText) => `Descargar ${name} (PDF, ${fileSizeText})`,
  },
};
