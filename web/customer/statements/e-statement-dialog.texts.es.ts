import { sentence } from '../../ui/values/sentence.ts';
import type { eStatementDialogTexts as english } from './e-statement-dialog.texts.ts';

export const eStatementDialogTexts: typeof english = {
  eStatementDialog: {
    eStatement: 'Estado de cuenta',
    yourStatementIsEmailed: 'Su estado de cuenta se envía por correo electrónico',
    to: (strong) => sentence(' a ', strong),
    toYou: ' a usted',
    asAPdfPleaseAllow: 'en PDF. Puede tardar 10 minutos; revise su carpeta de correo no deseado.',
    yourStatementsCouldNotBe: 'No se pudieron cargar sus estados de cuenta.',
    loadingStatements: 'Cargando los estados de cuenta',
    otherFilesAndAllMonths: (link) =>
      sentence('Otros archivos y todos los meses: ', link('Estados de cuenta')),
    downloading: 'Descargando...',
    downloadPdf: 'Descargar PDF',
    sending: 'Enviando...',
    emailStatement: 'Enviar a mi correo',
  },
  statementChoice: {
    account: 'Cuenta',
    month: 'Mes',
  },
};
