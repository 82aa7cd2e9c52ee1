import { brand } from '../../config/bank.ts';
import { beforeStop } from '../ui/values/before-stop.ts';
import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

export const deviceFormTexts = inBothLanguages({
  failed: {
    en:
      'Your browser does not allow this here. Private windows and blocked site data are the usual ' +
      'reasons. Nothing was changed.',
    es:
      'Su navegador no lo permite aquí. Los motivos habituales son las ventanas privadas y los ' +
      'datos de sitios bloqueados. No se cambió nada.',
  },
  opens: {
    title: { en: 'Open without a connection', es: 'Abrir sin conexión' },
    detail: {
      en:
        `This device keeps our page files, so ${brand.shortName} opens faster and can tell you when ` +
        'there’s no connection. Nothing from your accounts is kept.',
      es:
        `Este dispositivo guarda los archivos de nuestras páginas, para que ${brand.shortName} se abra más ` +
        'rápido, y avisa cuando no hay conexión. No se guarda nada de sus cuentas.',
    },
    turnOff: { en: 'Turn off', es: 'Desactivar' },
    turningOff: { en: 'Turning off...', es: 'Desactivando...' },
    isOff: {
      en: `Turned off. This device keeps nothing from ${brand.shortName}.`,
      es: `Desactivado. Este dispositivo no guarda nada de ${brand.shortName}.`,
    },
    turnOn: { en: 'Turn on', es: 'Activar' },
    turningOn: { en: 'One moment...', es: 'Un momento...' },
    isOn: {
      en: `Turned on. ${brand.shortName} now opens without a connection.`,
      es: `Activado. Ahora ${brand.shortName} se abre sin conexión.`,
    },
  },
  keeps: {
    title: { en: 'Show what I last saw', es: 'Mostrar lo último que vi' },
    detail: {
      en:
        'Without a connection you see your balances and latest payments as they were, with their ' +
        'time. They are encrypted and kept for up to seven days. While you are logged in, anyone ' +
        'who unlocks this device can see them. Logging out erases them.',
      es:
        'Sin conexión, usted ve sus saldos y sus últimos pagos como estaban, con su hora. Están ' +
        'cifrados y se guardan hasta siete días. Mientras tenga la sesión iniciada, quien ' +
        'desbloquee este dispositivo puede verlos. Al cerrar la sesión se borran.',
    },
    first: {
      en: 'Turn on “Open without a connection” first.',
      es: 'Active primero «Abrir sin conexión».',
    },
    isOff: { en: 'Turned off. What was kept is erased.', es: 'Desactivado. Se borró lo guardado.' },
    isOn: {
      en: 'Turned on. Your dashboard is kept the next time you open it.',
      es: 'Activado. Su página de inicio se guardará la próxima vez que la abra.',
    },
    turnOff: { en: 'Stop and erase', es: 'Detener y borrar' },
    turnOn: { en: 'Turn on for my accounts', es: 'Activar para mis cuentas' },
  },
  lastSeen: {
    tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
    title: { en: 'What you last saw', es: 'Lo último que vio' },
    asOf: {
      en: (moment: string) => `As of ${moment}. It may have changed since.`,
      es: (moment: string) => `Al ${beforeStop(moment)}. Puede haber cambiado desde entonces.`,
    },
    hidden: { en: 'Hidden', es: 'Oculto' },
  },
});
