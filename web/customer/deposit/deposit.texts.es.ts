import { sentence } from '../../ui/values/sentence.ts';
import type { depositTexts as english } from './deposit.texts.ts';

export const depositTexts: typeof english = {
  checkList: {
    and: ' y ',
    yourChecks: 'Sus cheques',
    yourChecksCouldNotBe: 'No se pudieron cargar sus cheques.',
    loadingYourChecks: 'Cargando sus cheques',
    noChecksYet: 'Aún no hay cheques',
    whenYouDepositACheck:
      'Cuando deposita un cheque con una imagen, puede seguirlo aquí hasta que el dinero sea suyo.',
    youCanSpendOn: (amounts) => `Puede gastar ${amounts}.`,
    ofItWentWhenAnother: (amount) => `${amount} se fueron cuando otro cheque volvió sin pagar.`,
    thisTakesLongerThan:
      'Tarda más de lo previsto: todavía estamos revisando su cheque. Consérvelo y ' +
      'contáctenos si tiene preguntas.',
    fundsAreExpectedOnKeep: (day) =>
      `Se espera el dinero el ${day}. Conserve el cheque hasta entonces.`,
    noMoneyWasMoved: (reason) => `No se movió dinero. ${reason}`,
    itsBankDidNotPay: (reason) =>
      `Su banco no lo pagó: lo que quedaba del dinero se retiró de su cuenta. ${reason}`,
    checkOf: (sent) => `Cheque del ${sent}`,
    sentTo: (sent, account) => `Enviado el ${sent} a ${account}`,
    showPicturesOfTheCheck: (hidden, sent) =>
      sentence('Ver imágenes', hidden(sentence(' del cheque enviado el ', sent))),
    from: (amount, day) => `${amount} desde el ${day}`,
    deposited: 'Depositado.',
    depositedOfWhenFree: (whenFree) => `Depositado. ${whenFree}`,
  },
  depositDetails: {
    accountNumber: 'Número de cuenta',
    routingNumber: 'Número de ruta',
    bankName: 'Nombre del banco',
    depositByBankDetails: 'Depósito con los datos de la cuenta',
    shareTheseWithYourEmployer:
      'Dé estos datos a su empleador o a quien le pague. El dinero va a su cuenta de cheques.',
    yourBankDetailsCouldNot: 'No se pudieron cargar los datos de su cuenta.',
    loadingYourBankDetails: 'Cargando los datos de su cuenta',
  },
  depositPage: {
    deposit: 'Depósito',
    haveMoneySentToYour: 'Reciba dinero en su cuenta, o deposite un cheque con una imagen.',
    depositACheck: 'Depositar un cheque',
    signTheBackOfThe:
      'Firme el reverso del cheque y escriba “For mobile deposit only” debajo de su nombre.',
    takeAPictureOfEach:
      'Tome una imagen de cada lado, sobre una superficie oscura y plana y con buena luz.',
    theMoneyIsExpectedAfter: 'El dinero se espera después de tres días hábiles.',
    mobileCheckDeposit: 'Depósito de cheque con el celular',
    limitsADayLeftToday: (amount, otherAmount, thirdAmount, fourthAmount) =>
      sentence(
        'Límites: ',
        amount,
        ' al día (hoy quedan ',
        otherAmount,
        '), ',
        thirdAmount,
        ' en 30 días (quedan ',
        fourthAmount,
        ').',
      ),
  },
};
