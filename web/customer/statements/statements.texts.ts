import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const statementsTexts = inBothLanguages({
  dateRangeFields: {
    from: { en: 'From', es: 'Desde' },
    to: { en: 'To', es: 'Hasta' },
    theFirstDayMustNot: {
      en: 'The start date can’t be after the end date.',
      es: 'La fecha inicial no puede ser posterior a la final.',
    },
    ranges: { en: 'Ranges', es: 'Períodos' },
  },
  exportPanel: {
    exportTransactions: { en: 'Export transactions', es: 'Exportar transacciones' },
    oneLinePerPosted: {
      en:
        'Every posted transaction, as a file that other programs read; a fee is a line of its ' +
        'own. Leave the dates blank for the whole history.',
      es:
        'Cada transacción registrada, en un archivo que leen otros programas; una comisión es una ' +
        'línea aparte. Deje las fechas en blanco para todo el historial.',
    },
    account: { en: 'Account', es: 'Cuenta' },
  },
  monthList: {
    monthlyStatements: { en: 'Monthly statements', es: 'Estados de cuenta mensuales' },
    account: { en: 'Account', es: 'Cuenta' },
    upToToday: { en: 'Up to today', es: 'Hasta hoy' },
    madeOn: {
      en: (day: string) => `Made on ${day}`,
      es: (day: string) => `Preparado el ${day}`,
    },
    downloading: { en: 'Downloading...', es: 'Descargando...' },
    pdfOf: {
      en: (hidden: Wrap, monthName: ReactNode) =>
        sentence('PDF', hidden(sentence(' of ', monthName))),
      es: (hidden: Wrap, monthName: ReactNode) =>
        sentence('PDF', hidden(sentence(' de ', monthName))),
    },
    sending: { en: 'Sending...', es: 'Enviando...' },
    emailTheStatementOf: {
      en: (hidden: Wrap, monthName: ReactNode) =>
        sentence('Email', hidden(sentence(' the statement of ', monthName))),
      es: (hidden: Wrap, monthName: ReactNode) =>
        sentence('Enviar a mi correo', hidden(sentence(' el estado de cuenta de ', monthName))),
    },
    showEarlierMonths: { en: 'Show earlier months', es: 'Mostrar meses anteriores' },
    emailedStatementsCanTake: {
      en: 'Emailed statements can take 10 minutes; check your spam folder.',
      es:
        'Los estados de cuenta por correo electrónico pueden tardar 10 minutos; revise su ' +
        'carpeta de correo no deseado.',
    },
  },
  statementsPage: {
    statements: { en: 'Statements', es: 'Estados de cuenta' },
    aPdfForEveryMonth: {
      en:
        'A PDF for every month of every account, papers for every year, and your transactions for ' +
        'other programs.',
      es:
        'Un PDF por cada mes de cada cuenta, documentos por cada año, y sus transacciones para ' +
        'otros programas.',
    },
    allTransactions: { en: 'All transactions', es: 'Todas las transacciones' },
    yourStatementsCouldNotBe: {
      en: 'Your statements could not be loaded.',
      es: 'No se pudieron cargar sus estados de cuenta.',
    },
    loadingStatements: { en: 'Loading statements', es: 'Cargando los estados de cuenta' },
  },
  useStatementFiles: {
    theStatementCouldNotBe: {
      en: 'The statement could not be created. Please try again.',
      es: 'No se pudo preparar el estado de cuenta. Inténtelo de nuevo.',
    },
    networkErrorNothingWasSent: {
      en: 'Network error. Nothing was sent. Please try again.',
      es: 'Error de red. No se envió nada. Inténtelo de nuevo.',
    },
    networkErrorWeCouldNot: {
      en:
        'Network error. We could not find out whether the statement was sent. Please check your ' +
        'inbox in 10 minutes before you try again.',
      es:
        'Error de red. No pudimos saber si se envió el estado de cuenta. Revise su correo ' +
        'electrónico en 10 minutos antes de volver a intentarlo.',
    },
    theStatementIsInYour: {
      en: 'The statement is in your downloads.',
      es: 'El estado de cuenta está en sus descargas.',
    },
  },
  monthLabel: {
    soFar: {
      en: (name: string | number) => `${name} (so far)`,
      es: (name: string | number) => `${name} (hasta hoy)`,
    },
  },
});

export const entriesFieldsTexts = inBothLanguages({
  downloadTransactions: { en: 'Download transactions', es: 'Descargar transacciones' },
  downloadAs: { en: 'Download as', es: 'Descargar como' },
  formatForThem: { en: 'Format for older programs', es: 'Formato para programas antiguos' },
  files: {
    csv: { en: 'CSV (spreadsheets, hledger)', es: 'CSV (hojas de cálculo, hledger)' },
    ofx: { en: 'OFX (GnuCash, Skrooge)', es: 'OFX (GnuCash, Skrooge)' },
    camt: { en: 'camt.053 (accounting programs)', es: 'camt.053 (programas de contabilidad)' },
    mt940: { en: 'MT940 (accounting programs)', es: 'MT940 (programas de contabilidad)' },
    older: { en: 'For older programs', es: 'Para programas antiguos' },
    qif: { en: 'QIF, dates as year-month-day', es: 'QIF, fechas como año-mes-día' },
    camt04: { en: 'camt.053, version 04', es: 'camt.053, versión 04' },
  },
  openCorrectlyInExcel: { en: 'Open correctly in Excel', es: 'Abrir correctamente en Excel' },
  statementsAsPdf: {
    en: (link: Wrap) => sentence('Each month as a PDF: ', link('Statements')),
    es: (link: Wrap) => sentence('Cada mes en PDF: ', link('Estados de cuenta')),
  },
  close: { en: 'Close', es: 'Cerrar' },
  downloading: { en: 'Downloading...', es: 'Descargando...' },
  download: { en: 'Download', es: 'Descargar' },
});

export const statementDeliveryTexts = inBothLanguages({
  title: { en: 'How your statements come', es: 'Cómo recibe sus estados de cuenta' },
  label: { en: 'Each month', es: 'Cada mes' },
  deliveries: {
    paperless: { en: 'Paperless', es: 'Sin papel' },
    email: { en: 'PDF by email', es: 'PDF por correo electrónico' },
  },
  details: {
    paperless: {
      en:
        'They appear here once a month is over, and stay as they were made. An email without any ' +
        'figures says when they are ready; you can turn it off in your profile.',
      es:
        'Aparecen aquí cuando termina el mes y se quedan como se prepararon. Un correo ' +
        'electrónico sin cifras le avisa cuando están listos; puede desactivarlo en su perfil.',
    },
    email: {
      en:
        'Those of accounts with transactions are emailed to you as PDFs, with account numbers and ' +
        'amounts. All of them are here, too. The bank sends nothing on paper.',
      es:
        'Los de cuentas con transacciones se le envían en PDF, con números de cuenta y montos. ' +
        'Todos están también aquí. El banco no envía nada en papel.',
    },
  },
  notKept: {
    en: 'Your choice was not kept. Please try again.',
    es: 'Su elección no se guardó. Inténtelo de nuevo.',
  },
  unknown: {
    en: 'Network error. Please check your choice, and try again.',
    es: 'Error de red. Revise su elección e inténtelo de nuevo.',
  },
});

export const yearlyPapersTexts = inBothLanguages({
  title: { en: 'Yearly papers', es: 'Documentos anuales' },
  lead: {
    en:
      'The figures of Form 1099-INT for your tax records, and what each account did in a year. ' +
      'They are not the form that is filed.',
    es:
      'Las cifras del formulario 1099-INT para sus impuestos, y lo que hizo cada cuenta en un año. ' +
      'No son el formulario que se presenta.',
  },
  year: { en: 'Year', es: 'Año' },
  soFar: {
    en: (year: string) => `${year} (so far)`,
    es: (year: string) => `${year} (hasta hoy)`,
  },
  paper: { en: 'Paper', es: 'Documento' },
  papers: {
    interest: { en: '1099-INT figures', es: 'Cifras 1099-INT' },
    accounts: { en: 'Sums by account', es: 'Sumas por cuenta' },
  },
  downloading: { en: 'Downloading...', es: 'Descargando...' },
  download: {
    pdf: { en: 'Download PDF', es: 'Descargar PDF' },
    csv: { en: 'Download CSV', es: 'Descargar CSV' },
  },
});

export const eStatementDialogTexts = inBothLanguages({
  eStatementDialog: {
    eStatement: { en: 'E-Statement', es: 'Estado de cuenta' },
    yourStatementIsEmailed: {
      en: 'Your statement is emailed',
      es: 'Su estado de cuenta se envía por correo electrónico',
    },
    to: {
      en: (strong: ReactNode) => sentence(' to ', strong),
      es: (strong: ReactNode) => sentence(' a ', strong),
    },
    toYou: { en: ' to you', es: ' a usted' },
    asAPdfPleaseAllow: {
      en: 'as a PDF. Please allow 10 minutes, and check your spam folder.',
      es: 'en PDF. Puede tardar 10 minutos; revise su carpeta de correo no deseado.',
    },
    yourStatementsCouldNotBe: {
      en: 'Your statements could not be loaded.',
      es: 'No se pudieron cargar sus estados de cuenta.',
    },
    loadingStatements: { en: 'Loading statements', es: 'Cargando los estados de cuenta' },
    otherFilesAndAllMonths: {
      en: (link: Wrap) => sentence('Other files and all months: ', link('Statements')),
      es: (link: Wrap) => sentence('Otros archivos y todos los meses: ', link('Estados de cuenta')),
    },
    downloading: { en: 'Downloading...', es: 'Descargando...' },
    downloadPdf: { en: 'Download PDF', es: 'Descargar PDF' },
    sending: { en: 'Sending...', es: 'Enviando...' },
    emailStatement: { en: 'Email statement', es: 'Enviar a mi correo' },
    account: { en: 'Account', es: 'Cuenta' },
    month: { en: 'Month', es: 'Mes' },
  },
});
