import type { printHeadTexts as english } from './print-head.texts.ts';

export const printHeadTexts: typeof english = {
  printHead: {
    printed: (moment) => `Impreso el ${moment}`,
  },
};
