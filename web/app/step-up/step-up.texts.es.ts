import type { stepUpTexts as english } from './step-up.texts.ts';

export const stepUpTexts: typeof english = {
  title: 'Confirme que es usted',
  deeds: {
    'POST /api/approvals': 'Confirmar un pago.',
    'POST /api/approvals/pin': 'Elegir un PIN de seguridad.',
    'POST /api/approvals/pin/off': 'Desactivar su PIN de seguridad.',
    'POST /api/approvals/pin/reset': 'Elegir otro PIN de seguridad por correo electrónico.',
    'POST /api/card/reveal': 'Mostrar el número y el CVV de su tarjeta.',
    'POST /api/card/{id}/unfreeze': 'Descongelar su tarjeta.',
    'POST /api/users/email/confirm': 'Cambiar su dirección de correo electrónico.',
    'POST /api/users/freeze/lift': 'Descongelar su cuenta.',
    'POST /api/users/passkeys/begin': 'Agregar una llave de acceso.',
    'POST /api/users/passkeys/{id}/confirm': 'Confirmar que una llave de acceso es suya.',
    'POST /api/users/passkeys/{id}/remove': 'Quitar una llave de acceso.',
    'POST /api/users/profile': 'Cambiar su número de teléfono o su dirección.',
    'POST /api/users/second-factor/begin': 'Activar la verificación en dos pasos.',
    'POST /api/users/second-factor/recovery-codes': 'Crear códigos de recuperación nuevos.',
    'POST /api/users/second-factor/remove': 'Desactivar la verificación en dos pasos.',
  },
  pay: (amount, name) => `Pagar ${amount} a ${name}.`,
  changeBill: (amount) => `Cambiar una factura recurrente a ${amount}.`,
  ofStaff:
    'Hace falta que haya confirmado que es usted en los últimos cinco minutos. Lo que está ' +
    'haciendo se envía en cuanto lo confirme.',
  deviceAsks: 'Su dispositivo pide una de sus llaves de acceso.',
  orWithCode: 'o con un código',
  orWithPin: 'o con su PIN',
  password: 'Contraseña',
  forYourSecurity: 'Por su seguridad, ingrese de nuevo su contraseña.',
  securityPin: 'PIN de seguridad',
  theFourDigits: 'Los cuatro dígitos que eligió para sus pagos.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  noMoney: 'Usted no lo confirmó. No se movió dinero.',
  nothing: 'Usted no lo confirmó. No se hizo nada.',
};
