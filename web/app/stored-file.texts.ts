export const storedFileTexts = {
  storedFile: {
    couldNotBeLoadedNothing: (name: string | number) =>
      `${name} could not be loaded. Nothing was changed.`,
    downloadPdf: (name: string | number, fileSizeText: string | number) =>
      `Download ${name} (PDF, ${fileSizeText})`,
  },
};
