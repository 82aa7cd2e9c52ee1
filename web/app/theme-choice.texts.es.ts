import type { themeChoiceTexts as english } from './theme-choice.texts.ts';

export const themeChoiceTexts: typeof english = {
  themeChoice: {
    theme: 'Tema',
    system: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
  },
};
