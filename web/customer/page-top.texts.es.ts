import type { pageTopTexts as english } from './page-top.texts.ts';

export const pageTopTexts: typeof english = {
  ownPages: 'Datos y seguridad',
  pageTop: {
    profile: 'Perfil',
  },
};
