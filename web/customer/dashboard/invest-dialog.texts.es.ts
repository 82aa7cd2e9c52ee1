import type { investDialogTexts as english } from './invest-dialog.texts.ts';

export const investDialogTexts: typeof english = {
  investDialog: {
    invest: 'Invertir',
    ourTeamSetsUpInvestments:
      'Nuestro equipo prepara las inversiones con usted. Díganos cuánto y por cuánto tiempo; ' +
      'le responderemos el siguiente día hábil.',
    nothingIsBoughtAndNo:
      'Al escribirnos no se compra nada ni se mueve dinero. Las inversiones pueden ' +
      'perder valor y no están aseguradas.',
    contactSupport: 'Contáctenos',
  },
};
