import type { reportProblemTexts as english } from './report-problem.texts.ts';

export const reportProblemTexts: typeof english = {
  reportProblem: {
    pleaseChooseWhatIsWrong: 'Elija qué está mal.',
    reportAProblem: 'Reportar un problema',
    whatIsWrong: '¿Qué está mal?',
    pleaseChoose: 'Elija',
    ifSomebodyElseCanGet:
      'Si otra persona puede entrar en su cuenta, cambie después su contraseña y su PIN de ' +
      'seguridad, y cierre la sesión en sus demás dispositivos.',
    whatHappened: '¿Qué pasó?',
    tellUsWhatHappenedNever: 'Cuéntenos qué pasó. Nunca escriba su contraseña ni su PIN.',
    reporting: 'Enviando el reporte...',
    reportThisPayment: 'Reportar este pago',
    cancel: 'Cancelar',
    reported: 'reportado',
  },
};
