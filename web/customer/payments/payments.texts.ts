import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { beforeStop } from '../../ui/values/before-stop.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';
import { plural } from '../../ui/values/plural.ts';

export const paymentsTexts = inBothLanguages({
  coverWarning: {
    thisCostsMoreThanThe: {
      en: (amount: string | number, otherAmount: string | number) =>
        `This costs ${amount}, more than the ${otherAmount} available in one account now.`,
      es: (amount: string | number, otherAmount: string | number) =>
        `Cuesta ${amount}, más de los ${otherAmount} disponibles ahora en una sola cuenta.`,
    },
  },
  dailyLimit: {
    todayAt: { en: (time: string) => time, es: (time: string) => `las ${time}` },
    tomorrowAt: {
      en: (time: string) => `tomorrow at ${time}`,
      es: (time: string) => `mañana a las ${time}`,
    },
    onDay: {
      en: (day: string, time: string) => `${day}, at ${time}`,
      es: (day: string, time: string) => `el ${day} a las ${time}`,
    },
    leftToday: {
      en: (amount: string | number) => `${amount} left today.`,
      es: (amount: string | number) => `Hoy quedan ${amount}.`,
    },
    untilYouCanSendUp: {
      en: (untilWords: string | number, perDay: string | number, left: string | number) =>
        `Your PIN is new: up to ${perDay} a day until ${untilWords}. ${left}`,
      es: (untilWords: string | number, perDay: string | number, left: string | number) =>
        `Su PIN es nuevo: hasta ${perDay} al día hasta ${beforeStop(untilWords)}. ${left}`,
    },
    forTheFirstHoursAfter: {
      en: (perDay: string | number, left: string | number) =>
        `For the first 24 hours after you choose your PIN, up to ${perDay} a day. ${left}`,
      es: (perDay: string | number, left: string | number) =>
        'Durante las primeras 24 horas después de elegir su PIN, hasta ' +
        `${perDay} al día. ${left}`,
    },
  },
  feeNotKnown: {
    theFeeIsNotHere: {
      en: 'The fee isn’t here yet. No money was moved. Please submit again in a moment.',
      es: 'Aún no tenemos la comisión. No se movió dinero. Vuelva a enviar en un momento.',
    },
  },
  fromAccount: {
    from: { en: 'From', es: 'De' },
  },
  madePanel: {
    now: {
      en: (type: string | number) => `${type} now`,
      es: (type: string | number) => `${type} ahora`,
    },
    available: {
      en: (amount: ReactNode) => sentence(amount, ' available'),
      es: (amount: ReactNode) => sentence(amount, ' disponibles'),
    },
  },
  madeWords: {
    fromTo: {
      en: (amount: string, from: string, to: string) => `${amount} from ${from} to ${to}`,
      es: (amount: string, from: string, to: string) => `${amount} de ${from} a ${to}`,
    },
    to: {
      en: (amount: string, recipient: string) => `${amount} to ${recipient}`,
      es: (amount: string, recipient: string) => `${amount} a ${recipient}`,
    },
    weWillSendItOn: {
      en: (moment: string | number) => `We will send it on ${moment}. No money has moved yet.`,
      es: (moment: string | number) =>
        `Lo enviaremos el ${beforeStop(moment)}. Aún no se ha movido dinero.`,
    },
    ifTheAccountIsNot: {
      en: 'If the account is not found, the money comes back within 24 hours.',
      es: 'Si no se encuentra la cuenta, el dinero vuelve en un plazo de 24 horas.',
    },
    itArrivesWithinHours: {
      en: 'It arrives within 24 hours.',
      es: 'Llega en un plazo de 24 horas.',
    },
    theMoneyHasArrived: { en: 'The money has arrived.', es: 'El dinero ha llegado.' },
  },
  paymentFailureText: {
    youAreOffline: { en: 'You are offline.', es: 'No tiene conexión.' },
    weCouldNotFindOut: {
      en: (failure: string | number, noun: string | number) =>
        `${failure} We could not find out whether your ${noun} was made. Submit it again ` +
        'unchanged and we’ll check: you won’t pay twice.',
      es: (failure: string | number, noun: string | number) =>
        `${failure} No pudimos saber si se hizo su ${noun}. Vuelva a enviar sin cambios y lo ` +
        'comprobaremos: no pagará dos veces.',
    },
    networkErrorNoMoneyWas: {
      en: 'Network error. No money was moved. Please try again.',
      es: 'Error de red. No se movió dinero. Inténtelo de nuevo.',
    },
  },
  paymentWizard: {
    thisIsTakingLongerThan: {
      en: 'This is taking longer than usual. Please keep this page open: you will not pay twice.',
      es: 'Esto tarda más de lo habitual. Deje abierta esta página: no pagará dos veces.',
    },
    weAreCheckingWhetherYour: {
      en: (noun: string | number) => `We are checking whether your ${noun} was made`,
      es: (noun: string | number) => `Estamos comprobando si se hizo su ${noun}`,
    },
    weHaveNotHeardBack: {
      en:
        'We have not heard back from the bank yet. Please keep this page open: you will ' +
        'not pay twice.',
      es: 'Aún no tenemos respuesta del banco. Deje abierta esta página: no pagará dos veces.',
    },
  },
  paymentWording: {
    payment: { en: 'payment', es: 'pago' },
    transfer: { en: 'transfer', es: 'transferencia' },
    processingTransfer: { en: 'Processing Transfer...', es: 'Procesando la transferencia...' },
    transferSubmitted: {
      en: 'Transfer Submitted Successfully!',
      es: '¡La transferencia se envió correctamente!',
    },
    failedToProcessTransfer: {
      en: 'Failed to process transfer.',
      es: 'No se pudo procesar la transferencia.',
    },
    processingPayment: { en: 'Processing Payment...', es: 'Procesando el pago...' },
    paymentSubmitted: {
      en: 'Payment Submitted Successfully!',
      es: '¡El pago se envió correctamente!',
    },
    failedToProcessPayment: {
      en: 'Failed to process payment.',
      es: 'No se pudo procesar el pago.',
    },
    movingYourMoney: { en: 'Moving your money...', es: 'Moviendo su dinero...' },
    yourMoneyWasMoved: { en: 'Your money was moved.', es: 'Se movió su dinero.' },
    yourTransferIsScheduled: {
      en: 'Your transfer is scheduled.',
      es: 'Su transferencia está programada.',
    },
  },
  pinStep: {
    orWithYourPin: { en: 'or with your PIN', es: 'o con su PIN' },
    toConfirmYourDevice: {
      en: 'To confirm, your device asks for one of your passkeys.',
      es: 'Para confirmar, su dispositivo pide una de sus llaves de acceso.',
    },
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    showPin: { en: 'Show PIN', es: 'Mostrar el PIN' },
    chooseADigitPin: {
      en: 'Choose a 4-digit PIN. You’ll enter it each time you send money.',
      es: 'Elija un PIN de 4 dígitos. Lo ingresará cada vez que envíe dinero.',
    },
    forADayYouCanPay: {
      en: (amount: string | number) => ` For 24 hours you can pay others up to ${amount} a day.`,
      es: (amount: string | number) =>
        ` Durante 24 horas puede pagar a otras personas hasta ${amount} al día.`,
    },
    theFourDigitsYouChose: {
      en: 'The four digits you chose for your payments.',
      es: 'Los cuatro dígitos que eligió para sus pagos.',
    },
  },
  recipientRecap: {
    recipient: { en: 'recipient', es: 'destinatario' },
  },
  summary: {
    change: {
      en: (hidden: ReactNode) => sentence('Change', hidden),
      es: (hidden: ReactNode) => sentence('Cambiar', hidden),
    },
    fee: {
      en: (amount: string | number) => `Fee ${amount}`,
      es: (amount: string | number) => `Comisión ${amount}`,
    },
    availableAfter: {
      en: (amount: ReactNode) => sentence('Available after: ', amount),
      es: (amount: ReactNode) => sentence('Disponible después: ', amount),
    },
  },
  useSentToday: {
    youSentToTodayAt: {
      en: (amount: string | number, recipientName: string | number, formatTime: string | number) =>
        `You sent ${amount} to ${recipientName} today at ${formatTime} New York time.`,
      es: (amount: string | number, recipientName: string | number, formatTime: string | number) =>
        `Hoy envió ${amount} a ${recipientName} a las ${formatTime}, hora de Nueva York.`,
    },
  },
  useSendPayment: {
    pleaseLogIn: {
      en: 'No authentication token found. Please log in.',
      es: 'No se encontró la sesión. Inicie sesión.',
    },
  },
});

export const cautionTexts = inBothLanguages({
  beforeYouPay: { en: 'Before you pay somebody new', es: 'Antes de pagar a alguien nuevo' },
  why: {
    en:
      'This is a large first payment. Scammers ask for payments like this, and money that is sent ' +
      'is hard to get back.',
    es:
      'Es un primer pago grande. Los estafadores piden pagos así, y el dinero enviado es difícil de ' +
      'recuperar.',
  },
  questions: {
    askedByOthers: {
      en: 'Did someone call, text or email you and ask you to send this money?',
      es: '¿Alguien lo llamó o le escribió un mensaje o correo para pedirle que envíe este dinero?',
    },
    toldToKeepSecret: {
      en: 'Did someone tell you to keep it secret, or what to say to us?',
      es: '¿Alguien le dijo que lo mantenga en secreto o qué decirnos a nosotros?',
    },
    checkedNumber: {
      en: 'Did you check the account number with the payee, at a phone number you already had?',
      es: '¿Comprobó el número de cuenta con el beneficiario, en un teléfono que usted ya tenía?',
    },
  },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  pleaseChoose: { en: 'Please choose Yes or No.', es: 'Elija Sí o No.' },
  continue: { en: 'Continue', es: 'Continuar' },
  likelyAScam: {
    en: 'This looks like a scam. Please stop here.',
    es: 'Esto parece una estafa. Deténgase aquí.',
  },
  whatToDo: {
    en: (phone: ReactNode) =>
      sentence(
        'Hang up, and don’t answer the message. Call us at ',
        phone,
        ' before you pay. We never ask you to move money to keep it safe, and neither do the police ' +
          'or another bank.',
      ),
    es: (phone: ReactNode) =>
      sentence(
        'Cuelgue y no responda al mensaje. Llámenos al ',
        phone,
        ' antes de pagar. Nunca le pedimos que mueva dinero para protegerlo, y tampoco lo hacen la ' +
          'policía ni otro banco.',
      ),
  },
  nothingWasSent: { en: 'Nothing was sent.', es: 'No se envió nada.' },
  stop: { en: 'Stop this payment', es: 'Detener este pago' },
  goOn: { en: 'Continue anyway', es: 'Continuar de todos modos' },
  stopped: {
    en: 'You stopped the payment. Nothing was sent.',
    es: 'Usted detuvo el pago. No se envió nada.',
  },
  answersAreKept: {
    en: 'Thank you. Your answers are kept with this payment.',
    es: 'Gracias. Sus respuestas se guardan con este pago.',
  },
  checkFirst: {
    en:
      'Please check the account number first: call the payee at a phone number you already had. ' +
      'Your answers are kept with this payment.',
    es:
      'Compruebe antes el número de cuenta: llame al beneficiario a un teléfono que usted ya tenía. ' +
      'Sus respuestas se guardan con este pago.',
  },
  wentOn: {
    en: 'You chose to continue. Your answers are kept with this payment.',
    es: 'Usted eligió continuar. Sus respuestas se guardan con este pago.',
  },
});

const hoursOf = (hours: number) => plural(hours, { one: '# hour', other: '# hours' });

const horasDe = (hours: number) => plural(hours, { one: '# hora', other: '# horas' });

export const delayTexts = inBothLanguages({
  why: {
    en: (hours: number) =>
      `This payment leaves in ${hoursOf(hours)}: you logged in on a new device, and this payee is ` +
      'new among those you pay. You can cancel it until then, here or with the button in our email.',
    es: (hours: number) =>
      `Este pago sale dentro de ${horasDe(hours)}: usted inició sesión en un dispositivo nuevo, y este ` +
      'beneficiario es nuevo entre los suyos. Puede cancelarlo hasta entonces, aquí o con el botón de ' +
      'nuestro correo electrónico.',
  },
  when: {
    en: (hours: number) => `In ${hoursOf(hours)}`,
    es: (hours: number) => `Dentro de ${horasDe(hours)}`,
  },
});

export const firstPaymentTexts = inBothLanguages({
  notPaidRecently: {
    en:
      'You haven’t completed a payment to this account yet. If someone called, texted or emailed you ' +
      'to send it, call the payee first at a number you already know.',
    es:
      'Aún no ha completado ningún pago a esta cuenta. Si alguien se lo pidió por teléfono, mensaje o ' +
      'correo electrónico, llame antes al beneficiario a un número que ya conozca.',
  },
});

export const pendingPaymentTexts = inBothLanguages({
  pendingPayment: {
    weAreCheckingWhetherYour: {
      en: (describe: string | number) => `We are checking whether your ${describe} was made…`,
      es: (describe: string | number) => `Estamos comprobando si se hizo su ${describe}…`,
    },
    checkAgain: { en: 'Check again', es: 'Comprobar de nuevo' },
    reference: {
      en: (success: string | number, amount: string | number, reference: string | number) =>
        `${success} ${amount}, reference ${reference}.`,
      es: (success: string | number, amount: string | number, reference: string | number) =>
        `${success} ${amount}, referencia ${reference}.`,
    },
    weStillCouldNotFind: {
      en: (describe: string | number) =>
        `We still could not find out whether your ${describe} was made. Checking again ` +
        'will not pay twice.',
      es: (describe: string | number) =>
        `Aún no pudimos saber si se hizo su ${describe}. Comprobar de nuevo no paga dos veces.`,
    },
    yourWasNotMade: {
      en: (describe: string | number, paymentFailureText: string | number) =>
        `Your ${describe} was not made. ${paymentFailureText}`,
      es: (describe: string | number, paymentFailureText: string | number) =>
        `No se hizo su ${describe}. ${paymentFailureText}`,
    },
    of: {
      en: (noun: string | number, amount: string | number) => `${noun} of ${amount}`,
      es: (noun: string | number, amount: string | number) => `${noun} de ${amount}`,
    },
    betweenYourAccounts: {
      en: (amount: string | number) => `${amount} between your accounts`,
      es: (amount: string | number) => `${amount} entre sus cuentas`,
    },
    to: {
      en: (amount: string | number, recipientName: string | number) =>
        `${amount} to ${recipientName}`,
      es: (amount: string | number, recipientName: string | number) =>
        `${amount} a ${recipientName}`,
    },
  },
});
