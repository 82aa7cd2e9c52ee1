import type { navigationTexts as english } from './navigation.texts.ts';

export const navigationTexts: typeof english = {
  customerRoutes: {
    dashboard: 'Inicio',
    transactions: 'Transacciones',
    receipt: 'Recibo',
    insight: 'Resumen del mes',
    statements: 'Estados de cuenta',
    deposit: 'Depósito',
    profile: 'Perfil',
    security: 'Seguridad',
    confirmYourEmailAddress: 'Confirme su dirección de correo electrónico',
    sessions: 'Sesiones',
    freeze: 'Congelar',
    twoStepSignIn: 'Verificación en dos pasos',
    passwordReset: 'Cambio de contraseña',
    securityPin: 'PIN de seguridad',
    messages: 'Mensajes',
    message: 'Mensaje',
    notices: 'Avisos',
    cards: 'Tarjetas',
    localTransfer: 'Transferencia local',
    internationalTransfer: 'Transferencia internacional',
    payBills: 'Pagar facturas',
    loans: 'Préstamos',
    savings: 'Ahorros',
    investments: 'Inversiones',
    personalInformation: 'Información personal',
  },
  failedPage: {
    somethingWentWrong: 'Algo salió mal.',
    thisPageCouldNotBe:
      'No se pudo mostrar esta página. No se movió dinero. Por lo general, basta con actualizarla.',
    refresh: 'Actualizar',
  },
  routeTable: {
    unauthorized: 'Sin acceso',
    pageNotFound: 'Página no encontrada',
  },
};
