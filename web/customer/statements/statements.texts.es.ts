import { sentence } from '../../ui/values/sentence.ts';
import type { statementsTexts as english } from './statements.texts.ts';

export const statementsTexts: typeof english = {
  dateRangeFields: {
    from: 'Desde',
    to: 'Hasta',
    theFirstDayMustNot: 'La fecha inicial no puede ser posterior a la final.',
    ranges: 'Períodos',
  },
  exportPanel: {
    exportTransactions: 'Exportar transacciones',
    oneLinePerPosted:
      'Una línea por cada transacción registrada, con el saldo después de cada una. Deje las ' +
      'fechas en blanco para todo el historial.',
    account: 'Cuenta',
    openCorrectlyInExcel: 'Abrir correctamente en Excel',
    downloading: 'Descargando...',
    downloadCsv: 'Descargar CSV',
  },
  monthList: {
    monthlyStatements: 'Estados de cuenta mensuales',
    account: 'Cuenta',
    upToToday: 'Hasta hoy',
    downloading: 'Descargando...',
    pdfOf: (hidden, monthName) => sentence('PDF', hidden(sentence(' de ', monthName))),
    sending: 'Enviando...',
    emailTheStatementOf: (hidden, monthName) =>
      sentence('Enviar a mi correo', hidden(sentence(' el estado de cuenta de ', monthName))),
    showEarlierMonths: 'Mostrar meses anteriores',
    emailedStatementsCanTake:
      'Los estados de cuenta por correo electrónico pueden tardar 10 minutos; revise su ' +
      'carpeta de correo no deseado.',
  },
  statementsPage: {
    statements: 'Estados de cuenta',
    aPdfForEveryMonth: 'Un PDF por cada mes de cada cuenta, y sus transacciones en CSV.',
    allTransactions: 'Todas las transacciones',
    yourStatementsCouldNotBe: 'No se pudieron cargar sus estados de cuenta.',
    loadingStatements: 'Cargando los estados de cuenta',
  },
  useStatementFiles: {
    theStatementCouldNotBe: 'No se pudo preparar el estado de cuenta. Inténtelo de nuevo.',
    networkErrorNothingWasSent: 'Error de red. No se envió nada. Inténtelo de nuevo.',
    networkErrorWeCouldNot:
      'Error de red. No pudimos saber si se envió el estado de cuenta. Revise su correo ' +
      'electrónico en 10 minutos antes de volver a intentarlo.',
    theStatementIsInYour: 'El estado de cuenta está en sus descargas.',
  },
  monthLabel: {
    soFar: (name) => `${name} (hasta hoy)`,
  },
};
