import type { useDownloadTexts as english } from './use-download.texts.ts';

export const useDownloadTexts: typeof english = {
  useDownload: {
    theFileDidNotCome: 'El archivo no se descargó. Inténtelo de nuevo.',
  },
};
