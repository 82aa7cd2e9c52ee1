import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const navigationTexts = inBothLanguages({
  customerRoutes: {
    dashboard: { en: 'Dashboard', es: 'Inicio' },
    transactions: { en: 'Transactions', es: 'Transacciones' },
    receipt: { en: 'Receipt', es: 'Recibo' },
    insight: { en: 'Insight', es: 'Resumen del mes' },
    statements: { en: 'Statements', es: 'Estados de cuenta' },
    deposit: { en: 'Deposit', es: 'Depósito' },
    profile: { en: 'Profile', es: 'Perfil' },
    security: { en: 'Security', es: 'Seguridad' },
    confirmYourEmailAddress: {
      en: 'Confirm your email address',
      es: 'Confirme su dirección de correo electrónico',
    },
    sessions: { en: 'Sessions', es: 'Sesiones' },
    connectedApps: { en: 'Connected apps', es: 'Aplicaciones conectadas' },
    freeze: { en: 'Freeze', es: 'Congelar' },
    twoStepSignIn: { en: 'Two-step sign-in', es: 'Verificación en dos pasos' },
    passwordReset: { en: 'Password Reset', es: 'Cambio de contraseña' },
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    messages: { en: 'Messages', es: 'Mensajes' },
    message: { en: 'Message', es: 'Mensaje' },
    notices: { en: 'Notices', es: 'Avisos' },
    cards: { en: 'Cards', es: 'Tarjetas' },
    localTransfer: { en: 'Local Transfer', es: 'Transferencia local' },
    internationalTransfer: { en: 'International Transfer', es: 'Transferencia internacional' },
    payBills: { en: 'Pay Bills', es: 'Pagar facturas' },
    loans: { en: 'Loans', es: 'Préstamos' },
    savings: { en: 'Savings', es: 'Ahorros' },
    investments: { en: 'Investments', es: 'Inversiones' },
    personalInformation: { en: 'Personal information', es: 'Información personal' },
  },
  failedPage: {
    somethingWentWrong: { en: 'Something went wrong.', es: 'Algo salió mal.' },
    thisPageCouldNotBe: {
      en: 'This page could not be shown. No money was moved by it. Refreshing usually helps.',
      es: 'No se pudo mostrar esta página. No se movió dinero. Por lo general, basta con actualizarla.',
    },
    refresh: { en: 'Refresh', es: 'Actualizar' },
  },
  partFailures: {
    thisPartCouldNotBe: {
      en: 'This part could not be loaded. No money was moved by it.',
      es: 'No se pudo cargar esta parte. No se movió dinero.',
    },
  },
  lostWindow: {
    thisWindowCouldNotBe: {
      en: 'This window could not be opened. No money was moved by it.',
      es: 'No se pudo abrir esta ventana. No se movió dinero.',
    },
    close: { en: 'Close', es: 'Cerrar' },
  },
  routeTable: {
    unauthorized: { en: 'Unauthorized', es: 'Sin acceso' },
    pageNotFound: { en: 'Page not found', es: 'Página no encontrada' },
  },
});
