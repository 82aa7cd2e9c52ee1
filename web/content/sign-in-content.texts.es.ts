import { bankFacts } from '../../config/bank.ts';
import type { signInContent as english } from './sign-in-content.texts.ts';

export const signInContent: typeof english = {
  logInDescription:
    `Inicie sesión en ${bankFacts.name} con su nombre de usuario o correo electrónico para ver ` +
    'sus cuentas y enviar dinero.',
  registerDescription:
    `Abra sus cuentas en ${bankFacts.name}: para empezar bastan un nombre de usuario, un correo ` +
    'electrónico y una contraseña.',
};
