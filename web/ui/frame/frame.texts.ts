import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const frameTexts = inBothLanguages({
  profileMenu: {
    logout: { en: 'Logout', es: 'Cerrar sesión' },
    profileMenu: { en: 'Profile menu', es: 'Menú del perfil' },
    profileMenuToo: { en: 'Profile menu, ', es: 'Menú del perfil, ' },
  },
  sidebarGroups: {
    waiting: { en: ' waiting', es: ' en espera' },
  },
  sidebar: {
    account: { en: 'Account', es: 'Cuenta' },
    logout: { en: 'Logout', es: 'Cerrar sesión' },
  },
  topBar: {
    menu: { en: 'Menu', es: 'Menú' },
  },
});
