import type { frameTexts as english } from './frame.texts.ts';

export const frameTexts: typeof english = {
  profileMenu: {
    logout: 'Cerrar sesión',
    profileMenu: 'Menú del perfil',
    profileMenuToo: 'Menú del perfil, ',
  },
  sidebarGroups: {
    waiting: ' en espera',
  },
  sidebar: {
    account: 'Cuenta',
    logout: 'Cerrar sesión',
  },
  topBar: {
    menu: 'Menú',
  },
};
