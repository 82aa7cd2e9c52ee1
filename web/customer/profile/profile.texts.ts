import type { ReactNode } from 'react';
import { brand } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type LinkOf = (text: string) => ReactNode;

export const profileTexts = inBothLanguages({
  heading: { en: 'Profile', es: 'Perfil' },
  detail: {
    en: 'Your details and security settings.',
    es: 'Sus datos y la configuración de seguridad.',
  },
  notLoaded: {
    en: 'Failed to fetch profile data.',
    es: 'No se pudieron cargar los datos del perfil.',
  },
  details: {
    title: { en: 'Your details', es: 'Sus datos' },
    username: { en: 'Username', es: 'Nombre de usuario' },
    fullName: { en: 'Full name', es: 'Nombre completo' },
    email: { en: 'Email', es: 'Correo electrónico' },
    emailWaits: {
      en: (address: string, link: LinkOf) =>
        sentence(
          'Changes to ',
          address,
          ' when you open the link we emailed there. ',
          link('Send it again'),
        ),
      es: (address: string, link: LinkOf) =>
        sentence(
          'Cambiará a ',
          address,
          ' cuando abra el enlace que enviamos a esa dirección. ',
          link('Enviarlo de nuevo'),
        ),
    },
    phone: { en: 'Phone', es: 'Teléfono' },
    address: { en: 'Address', es: 'Dirección' },
    document: { en: 'ID document', es: 'Documento de identidad' },
    notGiven: { en: 'Not given yet', es: 'Aún no indicado' },
    update: { en: 'Update your details', es: 'Actualizar sus datos' },
    button: { en: 'Edit Profile', es: 'Editar perfil' },
    busy: { en: 'Please wait...', es: 'Espere un momento...' },
    refused: {
      en: 'Unable to access the path you are trying to reach. Please try again later.',
      es: 'No se puede acceder a la página que busca. Inténtelo de nuevo más tarde.',
    },
    back: { en: 'Go back', es: 'Volver' },
  },
  identity: {
    waiting: { en: 'Waiting for review', es: 'En espera de revisión' },
    inReview: { en: 'In review', es: 'En revisión' },
    verified: { en: 'Verified', es: 'Verificada' },
    refused: { en: 'Not accepted', es: 'No aceptada' },
    none: {
      en: (link: LinkOf) =>
        sentence(
          'Verify your identity with a passport, a driver’s license or another ID. ',
          link('Send a document'),
        ),
      es: (link: LinkOf) =>
        sentence(
          'Verifique su identidad con un pasaporte, una licencia de conducir u otra identificación. ',
          link('Enviar un documento'),
        ),
    },
    reasons: { en: 'Reasons', es: 'Motivos' },
    another: { en: 'Send another document', es: 'Enviar otro documento' },
    soon: {
      en: 'We’ll email you when it’s done.',
      es: 'Le avisaremos por correo electrónico cuando esté lista.',
    },
  },
  picture: {
    title: { en: 'Profile picture', es: 'Foto de perfil' },
    add: { en: 'Add a picture', es: 'Agregar una foto' },
    change: { en: 'Change picture', es: 'Cambiar la foto' },
    choose: { en: 'Choose a picture', es: 'Elegir una foto' },
    subject: { en: 'your profile picture', es: 'su foto de perfil' },
    saved: { en: 'Your profile picture was changed.', es: 'Se cambió su foto de perfil.' },
    notSaved: {
      en: 'The picture could not be saved. Please try again.',
      es: 'No se pudo guardar la foto. Inténtelo de nuevo.',
    },
    saving: { en: 'Saving...', es: 'Guardando...' },
    save: { en: 'Save picture', es: 'Guardar la foto' },
    notNow: { en: 'Not now', es: 'Ahora no' },
    you: { en: 'You', es: 'Usted' },
  },
  security: {
    title: { en: 'Security', es: 'Seguridad' },
    password: {
      title: { en: 'Password Reset', es: 'Cambiar la contraseña' },
      detail: { en: 'Choose a new password.', es: 'Elija una contraseña nueva.' },
    },
    twoStep: {
      title: { en: 'Two-step sign-in', es: 'Verificación en dos pasos' },
      detail: {
        en: 'Ask for a code after your password.',
        es: 'Pedir un código después de la contraseña.',
      },
    },
    pin: {
      title: { en: 'Security PIN', es: 'PIN de seguridad' },
      detail: {
        en: 'Forgotten or locked? Choose a new one.',
        es: '¿Lo olvidó o está bloqueado? Elija uno nuevo.',
      },
    },
    sessions: {
      title: { en: 'Sessions', es: 'Sesiones' },
      detail: {
        en: 'See and log out your devices.',
        es: 'Vea sus dispositivos y cierre sus sesiones.',
      },
    },
    overview: { en: 'See what is on and what is off', es: 'Vea qué está activado y qué no' },
  },
  language: {
    title: { en: 'Language', es: 'Idioma' },
    label: {
      en: 'Language of pages, emails and statements',
      es: 'Idioma de las páginas, los correos electrónicos y los estados de cuenta',
    },
    browser: { en: 'Automatic', es: 'Automático' },
    note: {
      en: 'With “Automatic”, pages follow your browser and emails are in English.',
      es:
        'Con «Automático», las páginas siguen a su navegador y los correos electrónicos llegan en ' +
        'inglés.',
    },
    save: { en: 'Use this language', es: 'Usar este idioma' },
    saving: { en: 'One moment...', es: 'Un momento...' },
    notKept: {
      en: 'Your language could not be saved. Please try again.',
      es: 'No se pudo guardar su idioma. Inténtelo de nuevo.',
    },
  },
  device: {
    title: { en: 'This device', es: 'Este dispositivo' },
    detail: {
      en: `Open ${brand.shortName} without a connection, and see what you last saw.`,
      es: `Abra ${brand.shortName} sin conexión y vea lo último que consultó.`,
    },
    choose: { en: 'Choose what this device keeps', es: 'Elegir qué guarda este dispositivo' },
  },
});

export const mailChoicesTexts = inBothLanguages({
  title: { en: 'Email notifications', es: 'Avisos por correo electrónico' },
  legend: { en: 'Emails you can turn off', es: 'Correos que puede desactivar' },
  loading: { en: 'Loading your email settings', es: 'Cargando sus avisos por correo electrónico' },
  notLoaded: {
    en: 'Your email settings could not be loaded.',
    es: 'No se pudieron cargar sus avisos por correo electrónico.',
  },
  notKept: {
    en: 'Your choice could not be saved. Please try again.',
    es: 'No se pudo guardar su elección. Inténtelo de nuevo.',
  },
  unknown: {
    en:
      'We couldn’t find out whether your choice was saved. Please reload this page and check ' +
      'the box.',
    es: 'No pudimos saber si se guardó su elección. Cargue de nuevo esta página y mire la casilla.',
  },
  mails: {
    'short-funds': {
      title: { en: 'Low balance before a payment', es: 'Saldo bajo antes de un pago' },
      detail: {
        en: 'The day before a scheduled payment or recurring bill, if your account doesn’t cover it.',
        es: 'Un día antes de un pago programado o de una factura recurrente, si su cuenta no lo cubre.',
      },
    },
    'payment-approved': {
      title: { en: 'Payment approved', es: 'Pago aprobado' },
      detail: {
        en: 'When a payment we reviewed is sent.',
        es: 'Cuando se envía un pago que revisamos.',
      },
    },
    'loan-repaid': {
      title: { en: 'Loan paid back', es: 'Préstamo pagado' },
      detail: { en: 'When the last payment is made.', es: 'Cuando se hace el último pago.' },
    },
    'statement-ready': {
      title: { en: 'Monthly statement ready', es: 'Estado de cuenta mensual listo' },
      detail: {
        en: 'When last month’s statements are there, unless you chose to get them by email.',
        es: 'Cuando están los estados de cuenta del mes pasado, salvo que los reciba por correo electrónico.',
      },
    },
  },
  on: {
    en: (title: string) => `“${title}” is on.`,
    es: (title: string) => `«${title}» está activado.`,
  },
  off: {
    en: (title: string) => `“${title}” is off. You no longer get this email.`,
    es: (title: string) => `«${title}» está desactivado. Ya no recibirá este correo.`,
  },
  failed: {
    en: (title: string, why: string) => `“${title}”: ${why}`,
    es: (title: string, why: string) => `«${title}»: ${why}`,
  },
  always: { en: 'Always on', es: 'Siempre activados' },
  security: {
    en:
      'Security alerts: new devices and payees, and every change to your password, PIN, ' +
      'two-step sign-in, cards and details.',
    es:
      'Alertas de seguridad: dispositivos y beneficiarios nuevos, y todo cambio de su ' +
      'contraseña, su PIN, la verificación en dos pasos, sus tarjetas y sus datos.',
  },
  payments: {
    en:
      'Payments and decisions: declined or returned payments and checks, holds, and decisions ' +
      'on your loans, documents and reports.',
    es:
      'Pagos y decisiones: pagos y cheques rechazados o devueltos, retenciones, y decisiones ' +
      'sobre sus préstamos, documentos y pagos reportados.',
  },
});
