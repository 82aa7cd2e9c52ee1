import { plural } from '../../ui/values/plural.ts';
import type { securityTexts as english } from './security.texts.ts';

export const securityTexts: typeof english = {
  page: {
    security: 'Seguridad',
    whatProtectsYour: 'Lo que protege su cuenta y lo que aún puede activar.',
    couldNotBeLoaded: 'No se pudo cargar su configuración de seguridad.',
    loading: 'Cargando su configuración de seguridad',
    yourScore: 'Su protección',
    score: (on, all, names) =>
      on === 0 ? `Aún no hay nada activado, de ${all}.` : `${on} de ${all} activados: ${names}.`,
    stillOff: (names) => `Sin activar: ${names}.`,
    allOn: 'Todo está activado.',
    on: 'Activado',
    off: 'Sin activar',
    alwaysThere: 'Contraseña y dispositivos',
    password: 'Contraseña',
    passwordChanged: (day, ago) => `Último cambio: ${day}, ${ago}.`,
    passwordNotKnown: 'Tiene una. No sabemos cuándo la cambió por última vez.',
    today: 'hoy',
    daysAgo: (count) => plural(count, { one: 'hace # día', other: 'hace # días' }),
    yearsAgo: (count) => plural(count, { one: 'hace más de # año', other: 'hace más de # años' }),
    sessions: 'Sesiones',
    devices: (count) =>
      count === 1
        ? 'Solo hay una sesión, la de este dispositivo.'
        : `Hay ${count} sesiones, con esta. Cierre la que no reconozca.`,
    notMe: '¿Algo de esto no lo hizo usted?',
    notMeDetail: 'Congele su cuenta: ningún pago ni cambio hasta que la descongele.',
  },
  guards: {
    email: {
      names: { name: 'Correo electrónico confirmado', inWords: 'correo electrónico confirmado' },
      isOn: (email) => `Le escribimos a ${email}.`,
      isOff: (email) => `Abra el enlace que enviamos a ${email}, o pida otro.`,
    },
    pin: {
      names: { name: 'PIN de seguridad', inWords: 'PIN de seguridad' },
      isOn: 'Aprueba sus pagos.',
      isOff: 'Elija los cuatro dígitos que aprueban sus pagos.',
      isLocked: 'Bloqueado por intentos fallidos. Elija uno nuevo o espere.',
      passkeysApprove: 'En su lugar, sus llaves de acceso aprueban sus pagos.',
    },
    twoSteps: {
      names: {
        name: 'Verificación en dos pasos',
        inWords: 'verificación en dos pasos',
      },
      isOn: (day) => `Desde el ${day} se pide un código después de la contraseña.`,
      isOff: 'Una contraseña robada no basta si también se pide un código.',
    },
    passkeys: {
      names: { name: 'Llaves de acceso', inWords: 'llaves de acceso' },
      isOn: (count) =>
        plural(count, {
          one: '# llave de acceso inicia su sesión sin contraseña.',
          other: '# llaves de acceso inician su sesión sin contraseña.',
        }),
      isOff:
        'Inicie sesión con su huella, su rostro o el bloqueo de pantalla. Ningún sitio puede ' +
        'robarlos.',
    },
    codes: {
      names: { name: 'Códigos de recuperación', inWords: 'códigos de recuperación' },
      left: (count) => plural(count, { one: 'Queda # código.', other: 'Quedan # códigos.' }),
      fewLeft: (count) =>
        plural(count, {
          one: 'Solo queda # código. Cree otros.',
          other: 'Solo quedan # códigos. Cree otros.',
        }),
      noneLeft: 'No queda ninguno. Cree otros, por si pierde su celular.',
      needTwoSteps: 'Los recibe al activar la verificación en dos pasos.',
    },
  },
};
