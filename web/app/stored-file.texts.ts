export const storedFileTexts = {
  storedFile: {
    couldNotBeLoadedNothing: (name: string | number) =>
      `${name} could not be loaded. Nothing was changed.`,
    downloadPdf: (name: string | number, size: string | number) =>
      `Download ${name} (PDF, ${size})`,
  },
};
