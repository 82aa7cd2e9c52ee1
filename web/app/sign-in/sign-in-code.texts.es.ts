import { sentence } from '../../ui/values/sentence.ts';
import type { codeTexts as english } from './sign-in-code.texts.ts';

export const codeTexts: typeof english = {
  lead: (name) => sentence('Un paso más para ', name, '.'),
  label: 'Código',
  ofApp: 'Seis dígitos de su aplicación de autenticación.',
  ofRecovery:
    'Uno de los códigos de recuperación que guardó al activar la verificación en dos pasos.',
  toApp: 'Usar mi aplicación de autenticación',
  toRecovery: 'Usar un código de recuperación',
  otherAccount: 'Usar otra cuenta',
  none: (link) =>
    sentence(
      '¿No tiene su aplicación ni un código de recuperación? ',
      link('Comuníquese con nosotros'),
    ),
};
