import type { TextsOf } from '../define.ts';
import type { ofExchange as english } from '../of-exchange.ts';
import { amountText } from '../params.ts';

/** Of payments abroad, in Spanish. */
export const ofExchange: TextsOf<typeof english> = {
  RATE_MISSING: {
    title: 'Sin tipo de cambio',
    message: ({ currency }) =>
      `Por el momento no hay un tipo de cambio para ${currency}. No se movió dinero. ` +
      'Inténtelo de nuevo más tarde.',
  },
  QUOTE_MISMATCH: {
    title: 'Cotización de otro pago',
    message:
      'Esta cotización es de otro pago: otro monto, otra moneda u otra fecha. No se movió dinero. ' +
      'Pida una nueva.',
  },
  QUOTE_EXPIRED: {
    title: 'Cotización vencida',
    message:
      'Esta cotización del tipo de cambio venció o ya se usó. No se movió dinero. Pida una nueva.',
  },
  EXCHANGE_LIMIT: {
    title: 'Límite de cambio',
    message: ({ max }) =>
      `Cambiamos hasta ${amountText(max)} en un solo pago. No se movió dinero. Ingrese un monto ` +
      'menor o comuníquese con nosotros.',
  },
  NOTHING_ARRIVES: {
    title: 'No llegaría nada',
    message: ({ fee }) =>
      `La comisión es de ${amountText(fee)} y de esta suma no llegaría nada. No se movió dinero. ` +
      'Ingrese una suma mayor.',
  },
  ARRIVING_LIMIT: {
    title: 'Llegaría demasiado',
    message: ({ max }) =>
      `Un pago puede ser de hasta ${amountText(max)}, y llegaría más que eso. No se movió dinero. ` +
      'Ingrese una suma menor.',
  },
};
