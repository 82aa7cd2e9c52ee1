import { sentence } from '../../ui/values/sentence.ts';
import type { checkDialogTexts as english } from './check-dialog.texts.ts';

export const checkDialogTexts: typeof english = {
  checkDialog: {
    mobileCheckDeposit: 'Depósito de cheque con el celular',
    layItFlatOnA:
      'Póngalo plano sobre una superficie oscura, con buena luz y con las cuatro esquinas en ' +
      'la foto.',
    signItFirstAndWrite: 'Fírmelo primero y escriba «For mobile deposit only» debajo de su nombre.',
    amount: 'Monto',
    theAmountOnTheCheck: 'El monto del cheque. Si lo deja en blanco, lo leeremos en la foto.',
    submitCheck: 'Enviar el cheque',
    processingYourCheckPlease: 'Procesando su cheque, espere...',
    cancelUpload: 'Cancelar el envío',
  },
  checkSent: {
    checkSubmittedSuccessfully: '¡El cheque se envió correctamente!',
    fundsAreExpectedOn: (strong) => sentence('Se espera el dinero el ', strong, '.'),
    banksAreClosedOnA: (shown) =>
      `Los bancos cierran por un feriado antes de esa fecha, así que llegará el ${shown}.`,
    keepTheCheckUntilThe:
      'Conserve el cheque hasta que el dinero esté en su cuenta y después destrúyalo.',
    done: 'Listo',
  },
  checkSideField: {
    subject: (side) => `el ${side === 'front' ? 'frente' : 'reverso'} de su cheque`,
    frontOfTheCheck: 'Frente del cheque',
    backOfTheCheck: 'Reverso del cheque',
    chooseTheOfTheCheck: (side) => `Elija el ${side === 'front' ? 'frente' : 'reverso'} del cheque`,
    yourPictureOf: (subject) => `Su foto de ${subject}`,
    rotate: (hidden) => sentence('Girar', hidden),
    retake: (hidden) => sentence('Repetir', hidden),
  },
  checkSide: {
    thisPictureCannotBeShown:
      'Esta foto no se puede mostrar aquí, así que quizá no podamos leerla.',
  },
  pictureQuality: {
    thisPictureIsSmallSo:
      'Esta foto es pequeña, así que quizá no podamos leerla. Acérquese más si puede.',
    thisPictureLooksBlurred:
      'Esta foto se ve borrosa. Mantenga firme el celular y tómela de nuevo si puede.',
  },
  useCheckDeposit: {
    pleaseAddAPictureOf: 'Agregue una foto del frente de su cheque.',
    pleaseAddAPictureOfThe: 'Agregue una foto del reverso de su cheque.',
    youCanceledTheUploadYour:
      'Usted canceló el envío. Sus fotos se conservan aquí. Si el cheque ya nos había ' +
      'llegado, lo encontrará en su lista.',
    yourCheckCouldNotBe: 'No se pudo enviar su cheque. Inténtelo de nuevo.',
    networkErrorYourCheckMay:
      'Error de red. Es posible que su cheque no nos haya llegado. Sus fotos se conservan ' +
      'aquí: inténtelo de nuevo. No depositaremos el mismo cheque dos veces.',
    pleaseTypeTheAmountLike: 'Escriba el monto como 1,234.50, o déjelo en blanco.',
    amountMustBeGreaterThan: 'El monto debe ser mayor que 0.',
  },
};
