import type { mailChoicesTexts as english } from './mail-choices.texts.ts';

export const mailChoicesTexts: typeof english = {
  title: 'Avisos por correo electrónico',
  legend: 'Correos que puede desactivar',
  loading: 'Cargando sus avisos por correo electrónico',
  notLoaded: 'No se pudieron cargar sus avisos por correo electrónico.',
  notKept: 'No se pudo guardar su elección. Inténtelo de nuevo.',
  unknown:
    'No pudimos saber si se guardó su elección. Cargue de nuevo esta página y mire la casilla.',
  mails: {
    'short-funds': {
      title: 'Saldo bajo antes de un pago',
      detail:
        'Un día antes de un pago programado o de una factura recurrente, si su cuenta no lo cubre.',
    },
    'payment-approved': {
      title: 'Pago aprobado',
      detail: 'Cuando se envía un pago que revisamos.',
    },
    'loan-repaid': { title: 'Préstamo pagado', detail: 'Cuando se hace el último pago.' },
  },
  on: (title) => `«${title}» está activado.`,
  off: (title) => `«${title}» está desactivado. Ya no recibirá este correo.`,
  failed: (title, why) => `«${title}»: ${why}`,
  always: 'Siempre activados',
  security:
    'Alertas de seguridad: dispositivos y beneficiarios nuevos, y todo cambio de su ' +
    'contraseña, su PIN, la verificación en dos pasos, sus tarjetas y sus datos.',
  payments:
    'Pagos y decisiones: pagos y cheques rechazados o devueltos, retenciones, y decisiones ' +
    'sobre sus préstamos, documentos y pagos reportados.',
};
