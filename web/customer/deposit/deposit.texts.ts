import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const depositTexts = inBothLanguages({
  checkList: {
    and: { en: ' and ', es: ' y ' },
    yourChecks: { en: 'Your checks', es: 'Sus cheques' },
    yourChecksCouldNotBe: {
      en: 'Your checks could not be loaded.',
      es: 'No se pudieron cargar sus cheques.',
    },
    loadingYourChecks: { en: 'Loading your checks', es: 'Cargando sus cheques' },
    noChecksYet: { en: 'No checks yet', es: 'Aún no hay cheques' },
    whenYouDepositACheck: {
      en: 'When you deposit a check by photo, you can follow it here until the money is available.',
      es:
        'Cuando deposite un cheque con fotos, podrá seguirlo aquí hasta que el dinero esté ' +
        'disponible.',
    },
    youCanSpendOn: {
      en: (amounts: string | number) => `Available: ${amounts}.`,
      es: (amounts: string | number) => `Disponible: ${amounts}.`,
    },
    ofItWentWhenAnother: {
      en: (amount: string | number) =>
        `${amount} of it covered another check that came back unpaid.`,
      es: (amount: string | number) =>
        `${amount} cubrieron otro cheque que fue devuelto sin pagar.`,
    },
    thisTakesLongerThan: {
      en:
        'This is taking longer than expected: we’re still reviewing your check. Keep it, and ' +
        'contact us if you have questions.',
      es:
        'Esto tarda más de lo previsto: todavía estamos revisando su cheque. Consérvelo y ' +
        'comuníquese con nosotros si tiene preguntas.',
    },
    fundsAreExpectedOnKeep: {
      en: (day: string | number) => `Funds are expected on ${day}. Keep the check until then.`,
      es: (day: string | number) =>
        `Se espera el dinero el ${day}. Conserve el cheque hasta entonces.`,
    },
    noMoneyWasMoved: {
      en: (reason: string | number) => `No money was moved. ${reason}`,
      es: (reason: string | number) => `No se movió dinero. ${reason}`,
    },
    itsBankDidNotPay: {
      en: (reason: string | number) =>
        'The other bank didn’t pay it, so we took what was left of the money back from your ' +
        `account. ${reason}`,
      es: (reason: string | number) =>
        'El otro banco no lo pagó, así que retiramos de su cuenta lo que quedaba del dinero. ' +
        `${reason}`,
    },
    checkOf: {
      en: (sent: string | number) => `Check of ${sent}`,
      es: (sent: string | number) => `Cheque del ${sent}`,
    },
    sentTo: {
      en: (sent: string | number, account: string | number) => `Sent ${sent} to ${account}`,
      es: (sent: string | number, account: string | number) => `Enviado el ${sent} a ${account}`,
    },
    showPicturesOfTheCheck: {
      en: (hidden: Wrap, sent: ReactNode) =>
        sentence('Show pictures', hidden(sentence(' of the check sent ', sent))),
      es: (hidden: Wrap, sent: ReactNode) =>
        sentence('Ver fotos', hidden(sentence(' del cheque enviado el ', sent))),
    },
    from: {
      en: (amount: string | number, day: string | number) => `${amount} on ${day}`,
      es: (amount: string | number, day: string | number) => `${amount} el ${day}`,
    },
    deposited: { en: 'Deposited.', es: 'Depositado.' },
    depositedOfWhenFree: {
      en: (whenFree: string | number) => `Deposited. ${whenFree}`,
      es: (whenFree: string | number) => `Depositado. ${whenFree}`,
    },
  },
  depositDetails: {
    accountNumber: { en: 'Account number', es: 'Número de cuenta' },
    routingNumber: { en: 'Routing number', es: 'Número de ruta' },
    bankName: { en: 'Bank name', es: 'Nombre del banco' },
    depositByBankDetails: {
      en: 'Deposit by bank details',
      es: 'Depósito con los datos de la cuenta',
    },
    shareTheseWithYourEmployer: {
      en:
        'Share these with your employer or anyone paying you. The money goes to your ' +
        'Checking Account.',
      es:
        'Dé estos datos a su empleador o a quien le vaya a pagar. El dinero va a su cuenta de ' +
        'cheques.',
    },
    yourBankDetailsCouldNot: {
      en: 'Your bank details could not be loaded.',
      es: 'No se pudieron cargar los datos de su cuenta.',
    },
    directDepositForm: {
      en: 'Direct deposit form (PDF)',
      es: 'Formulario de depósito directo (PDF)',
    },
    balanceLetter: { en: 'Balance letter (PDF)', es: 'Carta de saldos (PDF)' },
  },
  checkExamples: {
    aCheckLiesFlat: {
      en:
        'Example of a good front: the check lies flat on a dark surface, all four corners in view, ' +
        'amount and signature easy to read.',
      es:
        'Ejemplo de un buen frente: el cheque está plano sobre una superficie oscura, se ven las ' +
        'cuatro esquinas, y el monto y la firma se leen bien.',
    },
    theBackIsSigned: {
      en: 'Example of a good back: signed, with “For mobile deposit only” below the signature.',
      es: 'Ejemplo de un buen reverso: firmado, con «For mobile deposit only» debajo de la firma.',
    },
    frontAllFourCorners: {
      en: 'Front: all four corners in view',
      es: 'Frente: se ven las cuatro esquinas',
    },
    backSignedAndEndorsed: {
      en: 'Back: signed, with “For mobile deposit only”',
      es: 'Reverso: firmado, con «For mobile deposit only»',
    },
  },
  depositPage: {
    loadingYourBankDetails: {
      en: 'Loading your bank details',
      es: 'Cargando los datos de su cuenta',
    },
    goesInto: {
      en: (account: string | number) => `Goes into ${account}.`,
      es: (account: string | number) => `Se deposita en ${account}.`,
    },
    deposit: { en: 'Deposit', es: 'Depósito' },
    haveMoneySentToYour: {
      en: 'Have money sent to your account, or deposit a check by photo.',
      es: 'Reciba dinero en su cuenta, o deposite un cheque con fotos.',
    },
    depositACheck: { en: 'Deposit a check', es: 'Depositar un cheque' },
    signTheBackOfThe: {
      en: 'Sign the back of the check and write “For mobile deposit only” below your name.',
      es: 'Firme el reverso del cheque y escriba «For mobile deposit only» debajo de su nombre.',
    },
    takeAPictureOfEach: {
      en: 'Take a picture of each side, flat on a dark surface and in good light.',
      es: 'Tome una foto de cada lado, sobre una superficie oscura y plana y con buena luz.',
    },
    theMoneyIsExpectedAfter: {
      en: 'Expect the money in three business days.',
      es: 'Espere el dinero en tres días hábiles.',
    },
    mobileCheckDeposit: { en: 'Mobile Check Deposit', es: 'Depósito de cheque con el celular' },
    limitsADayLeftToday: {
      en: (
        amount: ReactNode,
        otherAmount: ReactNode,
        thirdAmount: ReactNode,
        fourthAmount: ReactNode,
      ) =>
        sentence(
          'Limits: ',
          amount,
          ' a day (',
          otherAmount,
          ' left today), ',
          thirdAmount,
          ' in 30 days (',
          fourthAmount,
          ' left).',
        ),
      es: (
        amount: ReactNode,
        otherAmount: ReactNode,
        thirdAmount: ReactNode,
        fourthAmount: ReactNode,
      ) =>
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
  },
});

export const checkDialogTexts = inBothLanguages({
  checkDialog: {
    mobileCheckDeposit: { en: 'Mobile Check Deposit', es: 'Depósito de cheque con el celular' },
    layItFlatOnA: {
      en: 'Lay it flat on a dark surface, in good light, with all four corners in the picture.',
      es:
        'Póngalo plano sobre una superficie oscura, con buena luz y con las cuatro esquinas en ' +
        'la foto.',
    },
    signItFirstAndWrite: {
      en: 'Sign it first, and write “For mobile deposit only” below your name.',
      es: 'Fírmelo primero y escriba «For mobile deposit only» debajo de su nombre.',
    },
    amount: { en: 'Amount', es: 'Monto' },
    theAmountOnTheCheck: {
      en: 'The amount on the check. If you leave it blank, we’ll read it from the picture.',
      es: 'El monto del cheque. Si lo deja en blanco, lo leeremos en la foto.',
    },
    submitCheck: { en: 'Submit Check', es: 'Enviar el cheque' },
    processingYourCheckPlease: {
      en: 'Processing your check, please wait...',
      es: 'Procesando su cheque, espere...',
    },
    cancelUpload: { en: 'Cancel upload', es: 'Cancelar el envío' },
    checkSubmittedSuccessfully: {
      en: 'Check Submitted Successfully!',
      es: '¡El cheque se envió correctamente!',
    },
    fundsAreExpectedOn: {
      en: (strong: ReactNode) => sentence('Funds are expected on ', strong, '.'),
      es: (strong: ReactNode) => sentence('Se espera el dinero el ', strong, '.'),
    },
    banksAreClosedOnA: {
      en: (shown: string | number) =>
        `Banks are closed on a holiday until then, so they will arrive on ${shown}.`,
      es: (shown: string | number) =>
        `Los bancos cierran por un feriado antes de esa fecha, así que llegará el ${shown}.`,
    },
    keepTheCheckUntilThe: {
      en: 'Keep the check until the money is in your account, then destroy it.',
      es: 'Conserve el cheque hasta que el dinero esté en su cuenta y después destrúyalo.',
    },
    done: { en: 'Done', es: 'Listo' },
  },
  checkSideField: {
    subject: {
      en: (side: 'front' | 'back') => `the ${side} of your check`,
      es: (side: 'front' | 'back') => `el ${side === 'front' ? 'frente' : 'reverso'} de su cheque`,
    },
    frontOfTheCheck: { en: 'Front of the check', es: 'Frente del cheque' },
    backOfTheCheck: { en: 'Back of the check', es: 'Reverso del cheque' },
    chooseTheOfTheCheck: {
      en: (side: 'front' | 'back') => `Choose the ${side} of the check`,
      es: (side: 'front' | 'back') =>
        `Elija el ${side === 'front' ? 'frente' : 'reverso'} del cheque`,
    },
    yourPictureOf: {
      en: (subject: string | number) => `Your picture of ${subject}`,
      es: (subject: string | number) => `Su foto de ${subject}`,
    },
    rotate: {
      en: (hidden: ReactNode) => sentence('Rotate', hidden),
      es: (hidden: ReactNode) => sentence('Girar', hidden),
    },
    retake: {
      en: (hidden: ReactNode) => sentence('Retake', hidden),
      es: (hidden: ReactNode) => sentence('Repetir', hidden),
    },
  },
  checkSide: {
    thisPictureCannotBeShown: {
      en: 'This picture cannot be shown here, so we may not be able to read it.',
      es: 'Esta foto no se puede mostrar aquí, así que quizá no podamos leerla.',
    },
  },
  pictureQuality: {
    thisPictureIsSmallSo: {
      en: 'This picture is small, so we may not be able to read it. Move closer if you can.',
      es: 'Esta foto es pequeña, así que quizá no podamos leerla. Acérquese más si puede.',
    },
    thisPictureLooksBlurred: {
      en: 'This picture looks blurred. Hold still and take it again if you can.',
      es: 'Esta foto se ve borrosa. Mantenga firme el celular y tómela de nuevo si puede.',
    },
  },
  useCheckDeposit: {
    pleaseAddAPictureOf: {
      en: 'Please add a picture of the front of your check.',
      es: 'Agregue una foto del frente de su cheque.',
    },
    pleaseAddAPictureOfThe: {
      en: 'Please add a picture of the back of your check.',
      es: 'Agregue una foto del reverso de su cheque.',
    },
    youCanceledTheUploadYour: {
      en:
        'You canceled the upload. Your pictures are kept here. If the check had already ' +
        'reached us, you’ll find it in your list.',
      es:
        'Usted canceló el envío. Sus fotos se conservan aquí. Si el cheque ya nos había ' +
        'llegado, lo encontrará en su lista.',
    },
    yourCheckCouldNotBe: {
      en: 'Your check could not be sent. Please try again.',
      es: 'No se pudo enviar su cheque. Inténtelo de nuevo.',
    },
    networkErrorYourCheckMay: {
      en:
        'Network error. Your check may not have reached us. Your pictures are kept here: ' +
        'please try again. We won’t deposit the same check twice.',
      es:
        'Error de red. Es posible que su cheque no nos haya llegado. Sus fotos se conservan ' +
        'aquí: inténtelo de nuevo. No depositaremos el mismo cheque dos veces.',
    },
    pleaseTypeTheAmountLike: {
      en: 'Enter the amount like 1,234.50, or leave it blank.',
      es: 'Escriba el monto como 1,234.50, o déjelo en blanco.',
    },
    amountMustBeGreaterThan: {
      en: 'Amount must be greater than 0.',
      es: 'El monto debe ser mayor que 0.',
    },
  },
});

export const checkPicturesTexts = inBothLanguages({
  checkPictures: {
    picturesOfYourCheck: { en: 'Pictures of your check', es: 'Fotos de su cheque' },
    loadingThe: {
      en: (name: string | number) => `Loading the ${name}`,
      es: (name: string | number) => `Cargando ${name}`,
    },
    thisPictureCouldNotBe: {
      en: 'This picture could not be loaded.',
      es: 'No se pudo cargar esta foto.',
    },
    ofYourCheck: {
      en: (name: string | number) => `${name} of your check`,
      es: (name: string | number) => `${name} de su cheque`,
    },
    front: { en: 'Front', es: 'Frente' },
    back: { en: 'Back', es: 'Reverso' },
  },
});
