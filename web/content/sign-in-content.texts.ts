import { bankFacts } from '../../config/bank.ts';
import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

/** The words of search engines on the pages where people come in. */
export const signInContent = inBothLanguages({
  logInDescription: {
    en:
      `Log in to ${bankFacts.name} with your username or email to see your accounts and send ` +
      'money.',
    es:
      `Inicie sesión en ${bankFacts.name} con su nombre de usuario o correo electrónico para ver ` +
      'sus cuentas y enviar dinero.',
  },
  registerDescription: {
    en:
      `Open your accounts at ${bankFacts.name}: a username, an email and a password are all it ` +
      'takes to start.',
    es:
      `Abra sus cuentas en ${bankFacts.name}: para empezar bastan un nombre de usuario, un correo ` +
      'electrónico y una contraseña.',
  },
});
