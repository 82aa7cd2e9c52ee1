import type { pageTopTexts as english } from './page-top.texts.ts';

export const pageTopTexts: typeof english = {
  pageTop: {
    profile: 'Perfil',
  },
};
