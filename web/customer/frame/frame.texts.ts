import type { ReactNode } from 'react';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';

export const accountOffersTexts = inBothLanguages({
  confirmEmailOffer: {
    confirmYourEmail: { en: 'Confirm your email', es: 'Confirme su correo electrónico' },
    confirmYourEmailOpenThe: {
      en: (email: string | number) => `Confirm your email: open the link we emailed to ${email}.`,
      es: (email: string | number) =>
        `Confirme su correo electrónico: abra el enlace que enviamos a ${email}.`,
    },
    sending: { en: 'Sending...', es: 'Enviando...' },
    emailANewLink: { en: 'Email a new link', es: 'Enviar otro enlace' },
  },
  waitingPasskeysOffer: {
    passkeysThatWaitForYou: {
      en: 'Passkeys waiting for you',
      es: 'Llaves de acceso que esperan su confirmación',
    },
    aPasskeyWaitsForYou: {
      en: 'A passkey is waiting for you to confirm it. It hasn’t',
      es: 'Una llave de acceso espera su confirmación: no sirve',
    },
    passkeysWaitForYouThey: {
      en: (count: string | number) =>
        `${count} passkeys are waiting for you to confirm them. They haven’t`,
      es: (count: string | number) =>
        `${count} llaves de acceso esperan su confirmación: no sirven`,
    },
    nobodyInSinceYourPassword: {
      en: (waiting: string | number) =>
        `${waiting} worked since your password was reset through an emailed link.`,
      es: (waiting: string | number) =>
        `${waiting} desde que se cambió su contraseña con un enlace enviado por correo electrónico.`,
    },
    mineOrNotMine: { en: 'Review passkeys', es: 'Revisar las llaves' },
  },
});

export const customerLayoutTexts = inBothLanguages({
  customerLayout: {
    skipToMainContent: { en: 'Skip to main content', es: 'Ir al contenido principal' },
    menu: { en: 'Menu', es: 'Menú' },
    failedToCheckSuspension: {
      en: 'Failed to check suspension status.',
      es: 'No se pudo comprobar si su cuenta está suspendida.',
    },
    checkAgain: { en: 'Check again', es: 'Comprobar de nuevo' },
  },
});

export const hideAmountsButtonTexts = inBothLanguages({
  hideAmountsButton: {
    hideAmounts: { en: 'Hide amounts', es: 'Ocultar montos' },
    showAmounts: { en: 'Show amounts', es: 'Mostrar montos' },
  },
});

export const loadFailedTexts = inBothLanguages({
  loadFailed: {
    nothingWasChangedAndNo: {
      en: 'Nothing was changed and no money was moved by this.',
      es: 'No se cambió nada y no se movió dinero.',
    },
  },
});

export const noticesBellTexts = inBothLanguages({
  noticesBell: {
    notices: { en: 'Notices', es: 'Avisos' },
    noticesUnread: {
      en: (count: string | number) => `Notices, ${count} unread`,
      es: (count: string | number) => `Avisos, ${count} sin leer`,
    },
  },
});

export const pageTopTexts = inBothLanguages({
  ownPages: { en: 'Details and security', es: 'Datos y seguridad' },
  pageTop: {
    profile: { en: 'Profile', es: 'Perfil' },
  },
});

export const profileLinksTexts = inBothLanguages({
  profileLinks: {
    profile: { en: 'Profile', es: 'Perfil' },
    messages: { en: 'Messages', es: 'Mensajes' },
    unreadMessages: {
      en: (count: number) => plural(count, { one: '# unread message', other: '# unread messages' }),
      es: (count: number) =>
        plural(count, { one: '# mensaje sin leer', other: '# mensajes sin leer' }),
    },
    security: { en: 'Security', es: 'Seguridad' },
    passwordReset: { en: 'Password Reset', es: 'Cambio de contraseña' },
    twoStepSignIn: { en: 'Two-step sign-in', es: 'Verificación en dos pasos' },
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    sessions: { en: 'Sessions', es: 'Sesiones' },
    otherLanguage: { en: 'Español', es: 'English' },
  },
});

export const profileOfferTexts = inBothLanguages({
  profileOffer: {
    personalInformation: { en: 'Personal information', es: 'Información personal' },
    yourPersonalInformationIs: {
      en: 'Your personal information is not complete yet.',
      es: 'Su información personal aún no está completa.',
    },
    completeItNow: { en: 'Complete it now', es: 'Completarla ahora' },
  },
});

export const sidebarGroupsTexts = inBothLanguages({
  sidebarGroups: {
    main: { en: 'Main', es: 'Principal' },
    dashboard: { en: 'Dashboard', es: 'Inicio' },
    transactions: { en: 'Transactions', es: 'Transacciones' },
    deposit: { en: 'Deposit', es: 'Depósito' },
    cards: { en: 'Cards', es: 'Tarjetas' },
    transfers: { en: 'Transfers', es: 'Transferencias' },
    localTransfer: { en: 'Local Transfer', es: 'Transferencia local' },
    internationalTransfer: { en: 'International Transfer', es: 'Transferencia internacional' },
    services: { en: 'Services', es: 'Servicios' },
    payBills: { en: 'Pay Bills', es: 'Pagar facturas' },
    loans: { en: 'Loans', es: 'Préstamos' },
    savings: { en: 'Savings', es: 'Ahorros' },
    investments: { en: 'Investments', es: 'Inversiones' },
  },
});

export const suspendedPageTexts = inBothLanguages({
  suspendedPage: {
    accountSuspended: { en: 'Account Suspended', es: 'Cuenta suspendida' },
    suspended: { en: 'Suspended', es: 'Suspendida' },
    yourAccountIsSuspendedSo: {
      en:
        'Your account is suspended, so nothing can be sent or changed. Your money stays ' +
        'where it is. Please contact support to find out why and what to do next.',
      es:
        'Su cuenta está suspendida, así que no se puede enviar ni cambiar nada. Su dinero se ' +
        'queda donde está. Comuníquese con nosotros para saber por qué y qué hacer después.',
    },
    contactSupport: { en: 'Contact support', es: 'Contáctenos' },
    orCall: {
      en: (link: ReactNode) => sentence('or call ', link),
      es: (link: ReactNode) => sentence('o llame al ', link),
    },
    logout: { en: 'Logout', es: 'Cerrar sesión' },
  },
});
