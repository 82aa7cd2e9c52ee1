export const themeChoiceTexts = {
  themeChoice: {
    theme: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
};
