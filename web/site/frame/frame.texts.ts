import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const frameTexts = inBothLanguages({
  app: { en: 'Online Banking', es: 'Banca en línea' },
  skip: { en: 'Skip to main content', es: 'Saltar al contenido principal' },
  menu: { en: 'Menu', es: 'Menú' },
  logIn: { en: 'Log In', es: 'Iniciar sesión' },
  /** Next to the bank’s name on a phone. */
  logInShort: { en: 'Log In', es: 'Entrar' },
  register: { en: 'Register', es: 'Registrarse' },
  mainNavigation: { en: 'Main', es: 'Principal' },
  home: { en: 'Home', es: 'Inicio' },
  services: { en: 'Services', es: 'Servicios' },
  about: { en: 'About Us', es: 'Quiénes somos' },
  contact: { en: 'Contact', es: 'Contacto' },
  quickLinks: { en: 'Quick Links', es: 'Enlaces rápidos' },
  cardsWeIssue: { en: 'Cards we issue', es: 'Tarjetas que emitimos' },
  elsewhere: {
    en: (bank: string) => `${bank} elsewhere`,
    es: (bank: string) => `${bank} en otros sitios`,
  },
  on: {
    en: (bank: string, name: string) => `${bank} on ${name}`,
    es: (bank: string, name: string) => `${bank} en ${name}`,
  },
  picture: {
    en: 'A lark rising over an engraved moor at first light',
    es: 'Una alondra que se eleva sobre un páramo grabado al amanecer',
  },
});
