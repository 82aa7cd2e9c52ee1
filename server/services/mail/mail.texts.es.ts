import { bankFacts } from '../../../config/bank.ts';
import type { mailTexts as english } from './mail.texts.ts';

export const mailTexts: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  notYou:
    `Si no fue usted, llámenos de inmediato al ${bankFacts.phone}. Nunca le pedimos su ` +
    'contraseña ni su PIN.',
  notMe: 'No fui yo: congelar los pagos',
  cancelPayment: 'Cancelar este pago',
  howToTurnOff:
    'Si no desea recibir este correo electrónico, desactívelo en su perfil, en «Avisos por ' +
    'correo electrónico».',
};
