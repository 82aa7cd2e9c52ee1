import { formatsOf } from '../../../contract/format.ts';
import { formatUsd } from '../../../contract/money.ts';
import { mailTexts } from './mail.texts.es.ts';
import type { noticesTexts as english } from './notices.texts.ts';

const { hello, notYou } = mailTexts;
const { day: written, moment } = formatsOf('es-US');

const accounts: Record<string, string> = {
  checking: 'cuenta de cheques',
  savings: 'cuenta de ahorros',
  investment: 'cuenta de inversión',
};

export const noticesTexts: typeof english = {
  pinSet: {
    title: 'Se estableció su PIN de seguridad',
    said: [
      'Se estableció un PIN de seguridad para su cuenta. De ahora en adelante, todo pago a otros ' +
        'lo requiere.',
    ],
    mailOnly: [notYou],
  },
  pinTurnedOff: {
    title: 'Se desactivó su PIN de seguridad',
    said: [
      'Se desactivó el PIN de seguridad de su cuenta. De ahora en adelante, solo sus llaves de ' +
        'acceso confirman los pagos a otros.',
    ],
    mailOnly: [notYou],
  },
  passwordChanged: {
    title: 'Se cambió su contraseña',
    said: ['Se cambió la contraseña de su cuenta y se cerraron las demás sesiones.'],
    mailOnly: [notYou],
  },
  passwordReset: (username) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      hello(username),
      'Alguien, probablemente usted, pidió una contraseña nueva. El enlace sirve una sola vez, ' +
        'durante quince minutos.',
      'Si no fue usted, no haga nada: su contraseña queda como está.',
    ],
    action: 'Elegir una contraseña nueva',
  }),
  pinReset: (username) => ({
    subject: 'Elija un PIN de seguridad nuevo',
    paragraphs: [
      hello(username),
      'Usted pidió un PIN de seguridad nuevo. El enlace sirve una sola vez, durante quince ' +
        'minutos, donde tenga su sesión iniciada.',
      notYou,
    ],
    action: 'Elegir un PIN nuevo',
  }),
  declined: (reference, reason) => ({
    title: 'No se hizo un pago programado',
    said: [`Su pago programado ${reference} no se hizo. ${reason}`, 'No se movió dinero.'],
  }),
  instalmentDeclined: ({ biller, day, reason, nextDay }) => ({
    title: 'No se pagó una factura recurrente',
    said: [
      `Su pago a ${biller} del ${written(day)} no se hizo. ${reason}`,
      'No se movió dinero. ' +
        (nextDay === undefined
          ? 'Era el último.'
          : `No se intenta de nuevo antes de su próxima fecha, ${written(nextDay)}: si la factura ` +
            'sigue abierta, páguela usted mismo.'),
    ],
  }),
  shortFunds: ({ totalMinor, recipient, dueAt, account, availableMinor }) => ({
    title: 'Vence un pago y no hay dinero suficiente',
    said: [
      `Su pago de ${formatUsd(totalMinor)} a ${recipient} vence el ${moment(dueAt.toString())} ` +
        `(hora de Nueva York), y su ${accounts[account] ?? 'cuenta'} tiene ` +
        `${formatUsd(availableMinor)} disponibles.`,
      'Si el dinero no está para entonces, el pago se rechaza. Hasta que venza, puede mover dinero ' +
        'a esa cuenta o cancelar el pago.',
    ],
  }),
};
