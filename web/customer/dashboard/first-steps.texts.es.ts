import type { firstStepsTexts as english } from './first-steps.texts.ts';

export const firstStepsTexts: typeof english = {
  firstSteps: {
    addMoney: 'Agregar dinero',
    depositACheckOrGive: 'Deposite un cheque, o dé a su empleador los datos de su cuenta.',
    verifyYourIdentity: 'Verificar su identidad',
    weCouldNotAcceptYour: 'No pudimos aceptar su documento. Envíe otro.',
    showUsAPassportA: 'Muéstrenos un pasaporte, una licencia de conducir u otra identificación.',
    getACard: 'Obtener una tarjeta',
    aDebitCardACredit: 'Una de débito, una de crédito, o ambas.',
    nextSteps: 'Próximos pasos',
  },
};
