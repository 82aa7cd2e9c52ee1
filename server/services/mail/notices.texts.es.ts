import { formatsOf } from '../../../contract/values/format.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from './mail.texts.es.ts';
import type { noticesTexts as english } from './notices.texts.ts';

const { hello, notYou } = mailTexts;
const { day: written, moment, monthAndYear } = formatsOf('es-US');

const accounts: Record<string, string> = {
  checking: 'cuenta de cheques',
  savings: 'cuenta de ahorros',
  investment: 'cuenta de inversión',
};

export const noticesTexts: typeof english = {
  pinSet: {
    title: 'Se estableció su PIN de seguridad',
    said: [
      'Se estableció un PIN de seguridad para su cuenta. De ahora en adelante, cada pago a ' +
        'otras personas lo requiere.',
    ],
    mailOnly: [notYou],
  },
  pinTurnedOff: {
    title: 'Se desactivó su PIN de seguridad',
    said: [
      'Se desactivó el PIN de seguridad de su cuenta. De ahora en adelante, solo sus llaves ' +
        'de acceso confirman los pagos a otras personas.',
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
        'minutos, en un dispositivo donde tenga la sesión iniciada.',
      notYou,
    ],
    action: 'Elegir un PIN nuevo',
  }),
  feedMade: (name, endsOn) => ({
    title: 'Una aplicación puede leer sus cuentas',
    said: [
      `La aplicación «${name}» puede leer las cuentas que usted eligió hasta el ${written(endsOn)}. ` +
        'No puede mover dinero ni cambiar nada.',
      'En Seguridad, Aplicaciones conectadas muestra cuándo leyó por última vez y la desconecta.',
    ],
    mailOnly: [notYou],
  }),
  statementReady: (month) => ({
    title: `Sus estados de cuenta de ${monthAndYear(month)} están listos`,
    said: [
      'Inicie sesión y abra Estados de cuenta para leerlos o guardarlos en PDF. Allí se quedan, tal ' +
        'como están ahora.',
    ],
    mailOnly: ['En Estados de cuenta también puede elegir recibirlos por correo electrónico.'],
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
          : `No lo intentaremos de nuevo antes de su próxima fecha, el ${written(nextDay)}: si ` +
            'la factura sigue pendiente, páguela por su cuenta.'),
    ],
  }),
  shortFunds: ({ totalMinor, recipient, dueAt, account, availableMinor }) => ({
    title: 'Se acerca un pago y su saldo no alcanza',
    said: [
      `Su pago de ${formatUsd(totalMinor)} a ${recipient} está programado para el ` +
        `${moment(dueAt.toString())} (hora de Nueva York), y su ` +
        `${accounts[account] ?? 'cuenta'} tendrá ${formatUsd(availableMinor)} disponibles, ` +
        'después de lo que se paga antes.',
      'Si el dinero no está para entonces, el pago se rechazará. Hasta ese momento puede ' +
        'mover dinero a esa cuenta o cancelar el pago.',
    ],
  }),
};
