import { sentence } from '../../ui/values/sentence.ts';
import type { cautionTexts as english } from './caution.texts.ts';

export const cautionTexts: typeof english = {
  beforeYouPay: 'Antes de pagar a alguien nuevo',
  why:
    'Es un primer pago grande. Los estafadores piden pagos así, y el dinero enviado es difícil de ' +
    'recuperar.',
  questions: {
    askedByOthers:
      '¿Alguien lo llamó o le escribió un mensaje o correo para pedirle que envíe este dinero?',
    toldToKeepSecret: '¿Alguien le dijo que lo mantenga en secreto o qué decirnos a nosotros?',
    checkedNumber:
      '¿Comprobó el número de cuenta con el beneficiario, en un teléfono que usted ya tenía?',
  },
  yes: 'Sí',
  no: 'No',
  pleaseChoose: 'Elija Sí o No.',
  continue: 'Continuar',
  likelyAScam: 'Esto parece una estafa. Deténgase aquí.',
  whatToDo: (phone) =>
    sentence(
      'Cuelgue y no responda al mensaje. Llámenos al ',
      phone,
      ' antes de pagar. Nunca le pedimos que mueva dinero para protegerlo, y tampoco lo hacen la ' +
        'policía ni otro banco.',
    ),
  nothingWasSent: 'No se envió nada.',
  stop: 'Detener este pago',
  goOn: 'Continuar de todos modos',
  stopped: 'Usted detuvo el pago. No se envió nada.',
  answersAreKept: 'Gracias. Sus respuestas se guardan con este pago.',
  checkFirst:
    'Compruebe antes el número de cuenta: llame al beneficiario a un teléfono que usted ya tenía. ' +
    'Sus respuestas se guardan con este pago.',
  wentOn: 'Usted eligió continuar. Sus respuestas se guardan con este pago.',
};
