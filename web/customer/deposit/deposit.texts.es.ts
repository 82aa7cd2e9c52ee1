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
      'Cuando deposite un cheque con fotos, podrá seguirlo aquí hasta que el dinero esté ' +
      'disponible.',
    youCanSpendOn: (amounts) => `Disponible: ${amounts}.`,
    ofItWentWhenAnother: (amount) => `${amount} cubrieron otro cheque que fue devuelto sin pagar.`,
    thisTakesLongerThan:
      'Esto tarda más de lo previsto: todavía estamos revisando su cheque. Consérvelo y ' +
      'comuníquese con nosotros si tiene preguntas.',
    fundsAreExpectedOnKeep: (day) =>
      `Se espera el dinero el ${day}. Conserve el cheque hasta entonces.`,
    noMoneyWasMoved: (reason) => `No se movió dinero. ${reason}`,
    itsBankDidNotPay: (reason) =>
      'El otro banco no lo pagó, así que retiramos de su cuenta lo que quedaba del dinero. ' +
      `${reason}`,
    checkOf: (sent) => `Cheque del ${sent}`,
    sentTo: (sent, account) => `Enviado el ${sent} a ${account}`,
    showPicturesOfTheCheck: (hidden, sent) =>
      sentence('Ver fotos', hidden(sentence(' del cheque enviado el ', sent))),
    from: (amount, day) => `${amount} el ${day}`,
    deposited: 'Depositado.',
    depositedOfWhenFree: (whenFree) => `Depositado. ${whenFree}`,
  },
  depositDetails: {
    accountNumber: 'Número de cuenta',
    routingNumber: 'Número de ruta',
    bankName: 'Nombre del banco',
    depositByBankDetails: 'Depósito con los datos de la cuenta',
    shareTheseWithYourEmployer:
      'Dé estos datos a su empleador o a quien le vaya a pagar. El dinero va a su cuenta de ' +
      'cheques.',
    yourBankDetailsCouldNot: 'No se pudieron cargar los datos de su cuenta.',
  },
  checkExamples: {
    aCheckLiesFlat:
      'Ejemplo de un buen frente: el cheque está plano sobre una superficie oscura, se ven las ' +
      'cuatro esquinas, y el monto y la firma se leen bien.',
    theBackIsSigned:
      'Ejemplo de un buen reverso: firmado, con «For mobile deposit only» debajo de la firma.',
    frontAllFourCorners: 'Frente: se ven las cuatro esquinas',
    backSignedAndEndorsed: 'Reverso: firmado, con «For mobile deposit only»',
  },
  depositPage: {
    loadingYourBankDetails: 'Cargando los datos de su cuenta',
    goesInto: (account) => `Se deposita en ${account}.`,
    deposit: 'Depósito',
    haveMoneySentToYour: 'Reciba dinero en su cuenta, o deposite un cheque con fotos.',
    depositACheck: 'Depositar un cheque',
    signTheBackOfThe:
      'Firme el reverso del cheque y escriba «For mobile deposit only» debajo de su nombre.',
    takeAPictureOfEach:
      'Tome una foto de cada lado, sobre una superficie oscura y plana y con buena luz.',
    theMoneyIsExpectedAfter: 'Espere el dinero en tres días hábiles.',
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
