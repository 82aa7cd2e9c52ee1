import { brand } from '../../config/bank.ts';
import type { deviceFormTexts as english } from './device-form.texts.ts';

export const deviceFormTexts: typeof english = {
  failed:
    'Su navegador no lo permite aquí. Los motivos habituales son las ventanas privadas y los ' +
    'datos de sitios bloqueados. No se cambió nada.',
  opens: {
    title: 'Abrir sin conexión',
    detail:
      `Este dispositivo guarda los archivos de nuestras páginas, para que ${brand.shortName} se abra más ` +
      'rápido, y avisa cuando no hay conexión. No se guarda nada de sus cuentas.',
    turnOff: 'Desactivar',
    turningOff: 'Desactivando...',
    isOff: `Desactivado. Este dispositivo no guarda nada de ${brand.shortName}.`,
    turnOn: 'Activar',
    turningOn: 'Un momento...',
    isOn: `Activado. Ahora ${brand.shortName} se abre sin conexión.`,
  },
  keeps: {
    title: 'Mostrar lo último que vi',
    detail:
      'Sin conexión, usted ve sus saldos y sus últimos pagos como estaban, con su hora. Están ' +
      'cifrados y se guardan hasta siete días. Mientras tenga la sesión iniciada, quien ' +
      'desbloquee este dispositivo puede verlos. Al cerrar la sesión se borran.',
    first: 'Active primero «Abrir sin conexión».',
    isOff: 'Desactivado. Se borró lo guardado.',
    isOn: 'Activado. Su página de inicio se guardará la próxima vez que la abra.',
    turnOff: 'Detener y borrar',
    turnOn: 'Activar para mis cuentas',
  },
  lastSeen: {
    tryAgain: 'Intentar de nuevo',
    title: 'Lo último que vio',
    asOf: (moment) => `Al ${moment}. Puede haber cambiado desde entonces.`,
    hidden: 'Oculto',
  },
};
