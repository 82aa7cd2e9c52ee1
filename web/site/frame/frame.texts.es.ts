import type { frameTexts as english } from './frame.texts.ts';

export const frameTexts: typeof english = {
  app: 'Banca en línea',
  skip: 'Saltar al contenido principal',
  menu: 'Menú',
  logIn: 'Iniciar sesión',
  logInShort: 'Entrar',
  register: 'Registrarse',
  mainNavigation: 'Principal',
  home: 'Inicio',
  services: 'Servicios',
  about: 'Quiénes somos',
  contact: 'Contacto',
  quickLinks: 'Enlaces rápidos',
  cardsWeIssue: 'Tarjetas que emitimos',
  elsewhere: (bank) => `${bank} en otros sitios`,
  on: (bank, name) => `${bank} en ${name}`,
  picture: 'Una alondra que se eleva sobre un páramo grabado al amanecer',
  otherLanguage: 'en',
};
