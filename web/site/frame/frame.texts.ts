import type { Language } from '../../../contract/language.ts';

export const frameTexts = {
  app: 'Online Banking',
  skip: 'Skip to main content',
  menu: 'Menu',
  logIn: 'Log In',
  /** Next to the bank’s name on a phone. */
  logInShort: 'Log In',
  register: 'Register',
  mainNavigation: 'Main',
  home: 'Home',
  services: 'Services',
  about: 'About Us',
  contact: 'Contact',
  quickLinks: 'Quick Links',
  cardsWeIssue: 'Cards we issue',
  elsewhere: (bank: string) => `${bank} elsewhere`,
  on: (bank: string, name: string) => `${bank} on ${name}`,
  picture: 'A lark rising over an engraved moor at first light',
  /** What the page can also be read in. */
  otherLanguage: 'es' as Language,
};
