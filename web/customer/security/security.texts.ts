import { plural } from '../../ui/values/plural.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const securityTexts = inBothLanguages({
  page: {
    security: { en: 'Security', es: 'Seguridad' },
    whatProtectsYour: {
      en: 'What protects your account, and what you can still turn on.',
      es: 'Lo que protege su cuenta y lo que aún puede activar.',
    },
    couldNotBeLoaded: {
      en: 'Your security settings could not be loaded.',
      es: 'No se pudo cargar su configuración de seguridad.',
    },
    loading: { en: 'Loading your security settings', es: 'Cargando su configuración de seguridad' },
    yourScore: { en: 'Your protection', es: 'Su protección' },
    score: {
      en: (on: number, all: number, names: string) =>
        on === 0 ? `None of ${all} on yet.` : `${on} of ${all} on: ${names}.`,
      es: (on: number, all: number, names: string) =>
        on === 0 ? `Aún no hay nada activado, de ${all}.` : `${on} de ${all} activados: ${names}.`,
    },
    stillOff: {
      en: (names: string) => `Still off: ${names}.`,
      es: (names: string) => `Sin activar: ${names}.`,
    },
    allOn: { en: 'Everything is on.', es: 'Todo está activado.' },
    on: { en: 'On', es: 'Activado' },
    off: { en: 'Off', es: 'Sin activar' },
    alwaysThere: { en: 'Password and devices', es: 'Contraseña y dispositivos' },
    password: { en: 'Password', es: 'Contraseña' },
    passwordChanged: {
      en: (day: string, ago: string) => `Last changed ${day}, ${ago}.`,
      es: (day: string, ago: string) => `Último cambio: ${day}, ${ago}.`,
    },
    passwordNotKnown: {
      en: 'You have one. We don’t know when you last changed it.',
      es: 'Tiene una. No sabemos cuándo la cambió por última vez.',
    },
    today: { en: 'today', es: 'hoy' },
    daysAgo: {
      en: (count: number) => plural(count, { one: '# day ago', other: '# days ago' }),
      es: (count: number) => plural(count, { one: 'hace # día', other: 'hace # días' }),
    },
    yearsAgo: {
      en: (count: number) => plural(count, { one: 'over # year ago', other: 'over # years ago' }),
      es: (count: number) =>
        plural(count, { one: 'hace más de # año', other: 'hace más de # años' }),
    },
    sessions: { en: 'Sessions', es: 'Sesiones' },
    devices: {
      en: (count: number) =>
        count === 1
          ? 'Logged in on this device only.'
          : `${count} active sessions, this one included. Log out any you don’t recognize.`,
      es: (count: number) =>
        count === 1
          ? 'Solo hay una sesión, la de este dispositivo.'
          : `Hay ${count} sesiones, con esta. Cierre la que no reconozca.`,
    },
    connectedApps: { en: 'Connected apps', es: 'Aplicaciones conectadas' },
    connectedAppsDetail: {
      en: 'Budget apps that read your accounts.',
      es: 'Aplicaciones de presupuesto que leen sus cuentas.',
    },
    notMe: { en: 'Something here wasn’t you?', es: '¿Algo de esto no lo hizo usted?' },
    notMeDetail: {
      en: 'Freeze your account: no payment and no change until you lift it.',
      es: 'Congele su cuenta: ningún pago ni cambio hasta que la descongele.',
    },
  },
  guards: {
    email: {
      names: {
        name: { en: 'Confirmed email', es: 'Correo electrónico confirmado' },
        inWords: { en: 'confirmed email', es: 'correo electrónico confirmado' },
      },
      isOn: {
        en: (email: string) => `We reach you at ${email}.`,
        es: (email: string) => `Le escribimos a ${email}.`,
      },
      isOff: {
        en: (email: string) => `Open the link we emailed to ${email}, or have it sent again.`,
        es: (email: string) => `Abra el enlace que enviamos a ${email}, o pida otro.`,
      },
    },
    pin: {
      names: {
        name: { en: 'Security PIN', es: 'PIN de seguridad' },
        inWords: { en: 'security PIN', es: 'PIN de seguridad' },
      },
      isOn: { en: 'Approves your payments.', es: 'Aprueba sus pagos.' },
      isOff: {
        en: 'Choose the four digits that approve your payments.',
        es: 'Elija los cuatro dígitos que aprueban sus pagos.',
      },
      isLocked: {
        en: 'Locked after wrong tries. Choose a new one, or wait.',
        es: 'Bloqueado por intentos fallidos. Elija uno nuevo o espere.',
      },
      passkeysApprove: {
        en: 'Your passkeys approve your payments instead.',
        es: 'En su lugar, sus llaves de acceso aprueban sus pagos.',
      },
    },
    twoSteps: {
      names: {
        name: { en: 'Two-step sign-in', es: 'Verificación en dos pasos' },
        inWords: { en: 'two-step sign-in', es: 'verificación en dos pasos' },
      },
      isOn: {
        en: (day: string) => `Since ${day}, logging in asks for a code after your password.`,
        es: (day: string) => `Desde el ${day} se pide un código después de la contraseña.`,
      },
      isOff: {
        en: 'A stolen password is not enough when logging in asks for a code, too.',
        es: 'Una contraseña robada no basta si también se pide un código.',
      },
    },
    passkeys: {
      names: {
        name: { en: 'Passkeys', es: 'Llaves de acceso' },
        inWords: { en: 'passkeys', es: 'llaves de acceso' },
      },
      isOn: {
        en: (count: number) =>
          plural(count, {
            one: '# passkey logs you in without a password.',
            other: '# passkeys log you in without a password.',
          }),
        es: (count: number) =>
          plural(count, {
            one: '# llave de acceso inicia su sesión sin contraseña.',
            other: '# llaves de acceso inician su sesión sin contraseña.',
          }),
      },
      isOff: {
        en: 'Log in with your fingerprint, face or screen lock. No website can steal it.',
        es:
          'Inicie sesión con su huella, su rostro o el bloqueo de pantalla. Ningún sitio puede ' +
          'robarlos.',
      },
    },
    codes: {
      names: {
        name: { en: 'Recovery codes', es: 'Códigos de recuperación' },
        inWords: { en: 'recovery codes', es: 'códigos de recuperación' },
      },
      left: {
        en: (count: number) => plural(count, { one: '# code left.', other: '# codes left.' }),
        es: (count: number) =>
          plural(count, { one: 'Queda # código.', other: 'Quedan # códigos.' }),
      },
      fewLeft: {
        en: (count: number) =>
          plural(count, {
            one: 'Only # code left. Make new ones.',
            other: 'Only # codes left. Make new ones.',
          }),
        es: (count: number) =>
          plural(count, {
            one: 'Solo queda # código. Cree otros.',
            other: 'Solo quedan # códigos. Cree otros.',
          }),
      },
      noneLeft: {
        en: 'None left. Make new ones, in case you lose your phone.',
        es: 'No queda ninguno. Cree otros, por si pierde su celular.',
      },
      needTwoSteps: {
        en: 'You get them when you turn on two-step sign-in.',
        es: 'Los recibe al activar la verificación en dos pasos.',
      },
    },
  },
});
