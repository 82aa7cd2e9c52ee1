import type { reasonTexts as english } from './reasons.texts.ts';

export const reasonTexts: typeof english = {
  checkReturn: {
    UNREADABLE: 'Las fotos no se pueden leer. Tómelas de nuevo con buena luz.',
    INCOMPLETE: 'En las fotos falta un lado o una esquina del cheque. Tómelas de nuevo.',
    NOT_ENDORSED:
      'El reverso no está firmado, o falta la frase «For mobile deposit only». Agréguela y ' +
      'envíe el cheque de nuevo.',
    NOT_PAYABLE_TO_CUSTOMER: 'El cheque no está a su nombre.',
    DUPLICATE: 'Este cheque ya se había depositado.',
    AMOUNTS_DIFFER: 'El monto en números y el monto en letras no coinciden. Pida un cheque nuevo.',
    STALE: 'El cheque tiene más de seis meses. Pida uno nuevo.',
    POSTDATED: 'El cheque tiene una fecha futura. Envíelo de nuevo a partir de esa fecha.',
    ALTERED: 'El cheque parece alterado. Pida uno nuevo.',
    OVER_LIMIT:
      'El monto supera lo que se puede depositar con fotos. Lleve el cheque a una sucursal.',
    NOT_A_CHECK: 'No es un cheque de un banco de los Estados Unidos.',
  },
  checkDishonor: {
    INSUFFICIENT_FUNDS: 'La cuenta contra la que se giró el cheque no tiene dinero suficiente.',
    ACCOUNT_CLOSED: 'La cuenta contra la que se giró el cheque está cerrada.',
    ACCOUNT_UNKNOWN: 'El banco contra el que se giró el cheque no tiene esa cuenta.',
    PAYMENT_STOPPED: 'La persona que hizo el cheque detuvo su pago.',
    NOT_SIGNED_BY_OWNER: 'El titular de la cuenta dice que no hizo el cheque.',
    PAID_BEFORE: 'El cheque ya se había pagado.',
    REFUSED:
      'El banco contra el que se giró el cheque no lo pagó. Pregunte a la persona que lo hizo.',
  },
  loanDecline: {
    INCOME_TOO_LOW: 'Sus ingresos son demasiado bajos para el monto que solicitó.',
    PAYMENT_TOO_HIGH: 'El pago mensual sería una parte demasiado grande de sus ingresos.',
    INCOME_NOT_VERIFIED: 'No pudimos verificar sus ingresos.',
    EMPLOYMENT_NOT_VERIFIED: 'No pudimos verificar su empleo.',
    EMPLOYMENT_IRREGULAR: 'Su empleo es temporal, irregular o demasiado reciente.',
    CREDIT_SCORE_TOO_LOW: 'Su puntaje de crédito es demasiado bajo para este préstamo.',
    CREDIT_SCORE_NOT_VERIFIED: 'No pudimos verificar el puntaje de crédito que indicó.',
    CREDIT_HISTORY_TOO_SHORT: 'Su historial de crédito es demasiado corto.',
    OTHER_OBLIGATIONS: 'Tiene demasiadas otras deudas para sus ingresos.',
    OVERDUE_WITH_US: 'Hubo pagos atrasados de un préstamo o una cuenta con nosotros.',
    TOO_NEW_WITH_US: 'Es cliente nuestro desde hace muy poco tiempo.',
    IDENTITY_NOT_VERIFIED: 'No pudimos verificar su identidad.',
    PURPOSE_NOT_CLEAR: 'Su solicitud no dice con suficiente claridad para qué es el préstamo.',
    TERMS_NOT_OFFERED: 'No prestamos este monto a este plazo.',
  },
  documentRefusal: {
    UNREADABLE: 'La foto no tiene la nitidez o la luz necesarias para leerla.',
    INCOMPLETE: 'En la foto falta una parte del documento.',
    NAME_DIFFERS: 'El nombre del documento no es el que aparece en sus datos.',
    EXPIRED: 'El documento está vencido.',
    KIND_NOT_TAKEN:
      'No podemos aceptar este tipo de documento. Envíe un pasaporte, una licencia de conducir u ' +
      'otra identificación oficial con su foto.',
    PICTURE_DIFFERS: 'No pudimos comprobar que usted sea la persona de la foto del documento.',
    NOT_GENUINE: 'No pudimos comprobar que el documento sea auténtico.',
  },
  paymentDecline: {
    NOT_CONFIRMED:
      'El pago no es habitual en su cuenta y no pudimos confirmar que usted lo autorizó.',
    RECIPIENT_DOUBTFUL: 'Tenemos dudas sobre el destinatario de este pago.',
    DETAILS_UNCLEAR:
      'Los datos del destinatario no concuerdan entre sí. Revíselos y haga el pago de nuevo.',
    PURPOSE_UNCLEAR: 'No pudimos saber para qué es este pago.',
    CALLED_BACK: 'Usted nos pidió que no hiciéramos este pago.',
    NOT_ALLOWED: 'La ley no nos permite hacer este pago.',
  },
  paymentReturn: {
    ACCOUNT_UNKNOWN: 'El banco del destinatario no tiene esa cuenta.',
    ACCOUNT_CLOSED: 'La cuenta del destinatario está cerrada.',
    NAME_DIFFERS:
      'El banco del destinatario dice que el nombre y el número de cuenta no coinciden.',
    REFUSED: 'El destinatario no aceptó el pago.',
    BANK_UNREACHABLE: 'El banco del destinatario no pudo recibir el pago.',
    NOT_AUTHORIZED: 'Usted nos dijo que no autorizó este pago.',
    CALLED_BACK: 'El pago se retiró a petición suya.',
  },
  disputeReport: {
    NOT_MADE_BY_ME: 'Yo no hice este pago',
    WRONG_AMOUNT: 'El monto es incorrecto',
    TAKEN_TWICE: 'Se me cobró dos veces',
    WRONG_RECIPIENT: 'Fue a la cuenta equivocada',
    NOT_ARRIVED: 'No llegó',
    SOMETHING_ELSE: 'Otra cosa está mal',
  },
  noError: {
    AS_ORDERED: 'El pago se hizo como usted lo pidió.',
    APPROVED_WITH_PIN:
      'El pago se aprobó con su PIN de seguridad, en un dispositivo que usted ya había usado.',
    ARRIVED: 'El banco del destinatario confirma que el dinero llegó.',
    TWO_PAYMENTS: 'Son dos pagos distintos que usted hizo, uno después del otro.',
    CAME_BACK: 'El dinero de este pago ya está de nuevo en su cuenta.',
  },
  fundingDecline: {
    MISTAKE: 'Se propuso por error.',
    WRONG_CUSTOMER: 'Es para otro cliente u otra cuenta.',
    WRONG_AMOUNT: 'El monto es incorrecto.',
    BOOKED_ALREADY: 'Ya se había registrado.',
    NOT_DOCUMENTED: 'Nada muestra para qué es.',
  },
  voucherDecline: {
    MISTAKE: 'Se hizo por error.',
    WRONG_ACCOUNT: 'Nombra una cuenta equivocada.',
    WRONG_AMOUNT: 'El monto es incorrecto.',
    BOOKED_ALREADY: 'Ya se había registrado.',
    NOT_DOCUMENTED: 'Nada muestra para qué es.',
    DAY_CLOSED: 'Su día se cerró, así que se hace otra vez.',
  },
  returnDecline: {
    MISTAKE: 'Se propuso por error.',
    WRONG_PAYMENT: 'El pago que volvió es otro.',
    NOT_SENT_BACK: 'Nada muestra que el otro banco haya devuelto el dinero.',
    WRONG_REFERENCE: 'El número del otro banco falta o es incorrecto.',
  },
  identityCheck: {
    IN_PERSON: 'En persona, con un documento de identidad',
    CALLED_BACK: 'Llamada al número de teléfono que se muestra aquí',
    VIDEO_CALL: 'En una videollamada, con el documento de identidad que tenemos',
  },
  messageClose: {
    SPAM: 'Publicidad, o no es para nosotros',
    ABUSE: 'Insultos o amenazas',
    DUPLICATE: 'Ya se había escrito lo mismo',
    ANSWERED_ELSEWHERE: 'Se contestó por teléfono o en una sucursal',
    NOTHING_ASKED: 'No hay nada que contestar',
  },
};
