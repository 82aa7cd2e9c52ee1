import type { ReactNode } from 'react';
import { setupHours } from '../../../contract/values/feed-limits.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';

export const feedsTexts = inBothLanguages({
  page: {
    heading: { en: 'Connected apps', es: 'Aplicaciones conectadas' },
    detail: {
      en: 'Let a budget app read your accounts, without your password.',
      es: 'Permita que una aplicación de presupuesto lea sus cuentas, sin su contraseña.',
    },
    couldNotBeLoaded: {
      en: 'Your connected apps could not be loaded.',
      es: 'No se pudieron cargar sus aplicaciones conectadas.',
    },
    yourApps: { en: 'Your apps', es: 'Sus aplicaciones' },
    connectAnApp: { en: 'Connect an app', es: 'Conectar una aplicación' },
    none: { en: 'No app is connected', es: 'Ninguna aplicación está conectada' },
    noneReason: {
      en: 'Apps that speak SimpleFIN can read your balances and posted transactions here.',
      es: 'Las aplicaciones que usan SimpleFIN pueden leer aquí sus saldos y transacciones publicadas.',
    },
    note: {
      en:
        'A connected app only reads. It can’t pay or change anything, and you can end it at any ' +
        'time.',
      es:
        'Una aplicación conectada solo lee. No puede pagar ni cambiar nada, y usted puede ' +
        'desconectarla en cualquier momento.',
    },
  },
  item: {
    accounts: {
      en: (numbers: string, count: number) =>
        `${plural(count, { one: 'Account', other: 'Accounts' })} ${numbers}`,
      es: (numbers: string, count: number) =>
        `${plural(count, { one: 'Cuenta', other: 'Cuentas' })} ${numbers}`,
    },
    through: { en: (day: string) => `Until ${day}`, es: (day: string) => `Hasta el ${day}` },
    waiting: {
      en: (moment: string) => `Its setup token has not been used. It works until ${moment}.`,
      es: (moment: string) => `Su código de conexión no se ha usado. Sirve hasta el ${moment}.`,
    },
    tooLate: {
      en: 'Its setup token was not used in time. End it and connect the app again.',
      es: 'Su código de conexión no se usó a tiempo. Desconecte la aplicación y conéctela de nuevo.',
    },
    neverRead: { en: 'Connected. It hasn’t read yet.', es: 'Conectada. Aún no ha leído.' },
    lastRead: {
      en: (moment: string, count: number) =>
        `Last read ${moment}, ${plural(count, { one: '# time', other: '# times' })} in all`,
      es: (moment: string, count: number) =>
        `Última lectura: ${moment}, ${plural(count, { one: '# vez', other: '# veces' })} en total`,
    },
    end: {
      en: (hidden: ReactNode) => sentence('End', hidden),
      es: (hidden: ReactNode) => sentence('Desconectar', hidden),
    },
  },
  endDialog: {
    title: {
      en: (name: string) => `End “${name}”?`,
      es: (name: string) => `¿Desconectar «${name}»?`,
    },
    what: {
      en: 'It reads nothing more, at once. To connect it again you need a new setup token.',
      es: 'Deja de leer de inmediato. Para conectarla de nuevo necesita otro código de conexión.',
    },
    end: { en: 'End', es: 'Desconectar' },
    ending: { en: 'Ending...', es: 'Desconectando...' },
  },
  connect: {
    name: { en: 'Name of the app', es: 'Nombre de la aplicación' },
    nameHint: {
      en: 'To tell it from your other apps.',
      es: 'Para distinguirla de sus otras aplicaciones.',
    },
    accounts: { en: 'Accounts it reads', es: 'Cuentas que lee' },
    accountsHint: {
      en: 'Balance and posted transactions.',
      es: 'El saldo y las transacciones publicadas.',
    },
    endsOn: { en: 'Last day', es: 'Último día' },
    endsOnHint: { en: 'At most a year from today.', es: 'Como máximo, un año desde hoy.' },
    make: { en: 'Make setup token', es: 'Crear código de conexión' },
    making: { en: 'Making it...', es: 'Creándolo...' },
  },
  token: {
    title: {
      en: (name: string) => `Setup token for “${name}”`,
      es: (name: string) => `Código de conexión para «${name}»`,
    },
    what: {
      en:
        `Paste it into the app within ${setupHours} hours. It works once, and we show it only now. ` +
        'Give it to no one else.',
      es:
        `Péguelo en la aplicación dentro de ${setupHours} horas. Sirve una sola vez y lo mostramos ` +
        'solo ahora. No se lo dé a nadie más.',
    },
    token: { en: 'Setup token', es: 'Código de conexión' },
    ofCopy: { en: 'setup token', es: 'código de conexión' },
    done: { en: 'Done', es: 'Listo' },
  },
});
