import { sentence } from '../../ui/values/sentence.ts';
import type { paymentsTexts as english } from './payments.texts.ts';

export const paymentsTexts: typeof english = {
  coverWarning: {
    thisCostsMoreThanThe: (amount, otherAmount) =>
      `Cuesta ${amount}, más de los ${otherAmount} disponibles ahora en una sola cuenta.`,
  },
  dailyLimit: {
    todayAt: (time) => `las ${time}`,
    tomorrowAt: (time) => `mañana a las ${time}`,
    onDay: (day, time) => `el ${day} a las ${time}`,
    leftToday: (amount) => `hoy quedan ${amount}.`,
    untilYouCanSendUp: (untilWords, perDay, left) =>
      `Hasta ${untilWords} puede enviar hasta ${perDay} al día; ${left}`,
    forTheFirstHoursAfter: (perDay, left) =>
      'Durante las primeras 24 horas después de elegir su PIN puede enviar hasta ' +
      `${perDay} al día; ${left}`,
  },
  feeNotKnown: {
    theFeeIsNotHere:
      'Aún no tenemos la comisión. No se movió dinero. Vuelva a enviar en un momento.',
  },
  fromAccount: {
    from: 'De',
  },
  madePanel: {
    now: (type) => `${type} ahora`,
    available: (amount) => sentence(amount, ' disponibles'),
  },
  madeWords: {
    fromTo: (amount, from, to) => `${amount} de ${from} a ${to}`,
    to: (amount, recipient) => `${amount} a ${recipient}`,
    weWillSendItOn: (moment) => `Lo enviaremos el ${moment}. Aún no se ha movido dinero.`,
    ifTheAccountIsNot: 'Si no se encuentra la cuenta, el dinero vuelve en un plazo de 24 horas.',
    itArrivesWithinHours: 'Llega en un plazo de 24 horas.',
    theMoneyHasArrived: 'El dinero ha llegado.',
  },
  paymentFailureText: {
    youAreOffline: 'No tiene conexión.',
    weCouldNotFindOut: (failure, noun) =>
      `${failure} No pudimos saber si se hizo su ${noun}. Vuelva a enviar sin cambios y lo ` +
      'comprobaremos: no pagará dos veces.',
    networkErrorNoMoneyWas: 'Error de red. No se movió dinero. Inténtelo de nuevo.',
  },
  paymentWizard: {
    thisIsTakingLongerThan:
      'Esto tarda más de lo habitual. Deje abierta esta página: no pagará dos veces.',
    weAreCheckingWhetherYour: (noun) => `Estamos comprobando si se hizo su ${noun}`,
    weHaveNotHeardBack:
      'Aún no tenemos respuesta del banco. Deje abierta esta página: no pagará dos veces.',
  },
  paymentWording: {
    payment: 'pago',
    transfer: 'transferencia',
    processingTransfer: 'Procesando la transferencia...',
    transferSubmitted: '¡La transferencia se envió correctamente!',
    failedToProcessTransfer: 'No se pudo procesar la transferencia.',
    processingPayment: 'Procesando el pago...',
    paymentSubmitted: '¡El pago se envió correctamente!',
    failedToProcessPayment: 'No se pudo procesar el pago.',
    movingYourMoney: 'Moviendo su dinero...',
    yourMoneyWasMoved: 'Se movió su dinero.',
  },
  pinStep: {
    orWithYourPin: 'o con su PIN',
    toConfirmYourDevice: 'Para confirmar, su dispositivo pide una de sus llaves de acceso.',
    securityPin: 'PIN de seguridad',
    chooseADigitPin: 'Elija un PIN de 4 dígitos. Lo ingresará cada vez que envíe dinero.',
    forADayYouCanPay: (amount) =>
      ` Durante 24 horas puede pagar a otras personas hasta ${amount} al día.`,
    theFourDigitsYouChose: 'Los cuatro dígitos que eligió para sus pagos.',
  },
  summary: {
    change: (hidden) => sentence('Cambiar', hidden),
    fee: (amount) => `Comisión ${amount}`,
    availableAfter: (amount) => sentence('Disponible después: ', amount),
  },
  useSentToday: {
    youSentToTodayAt: (amount, recipientName, formatTime) =>
      `Hoy envió ${amount} a ${recipientName} a las ${formatTime}, hora de Nueva York.`,
  },
  useSendPayment: {
    pleaseLogIn: 'No se encontró la sesión. Inicie sesión.',
  },
};
