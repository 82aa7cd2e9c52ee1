import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const nicknamesTexts = inBothLanguages({
  title: { en: 'Nickname', es: 'Apodo' },
  onlyYouSeeIt: {
    en: (name: string | number) =>
      `Only you see it. What you sign, receipts and statements keep the name ${name}.`,
    es: (name: string | number) =>
      `Solo usted lo ve. Lo que firma, los comprobantes y los estados de cuenta conservan el ` +
      `nombre ${name}.`,
  },
  nickname: { en: 'Nickname', es: 'Apodo' },
  example: { en: 'For example Mom or Landlord.', es: 'Por ejemplo, Mamá o Casero.' },
  save: { en: 'Save nickname', es: 'Guardar apodo' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  remove: { en: 'Remove nickname', es: 'Quitar apodo' },
  removing: { en: 'Removing...', es: 'Quitando...' },
  couldNotBeSaved: {
    en: 'The nickname could not be saved. Please try again.',
    es: 'No se pudo guardar el apodo. Inténtelo de nuevo.',
  },
  weCouldNotFindOut: {
    en:
      'We could not find out whether the nickname was saved. Please try again: it won’t be saved ' +
      'twice.',
    es: 'No pudimos saber si el apodo se guardó. Inténtelo de nuevo: no se guardará dos veces.',
  },
  couldNotBeRemoved: {
    en: 'The nickname could not be removed. Please try again.',
    es: 'No se pudo quitar el apodo. Inténtelo de nuevo.',
  },
  weCouldNotFindOutRemoved: {
    en:
      'We could not find out whether the nickname was removed. If it is still shown, please try ' +
      'again.',
    es: 'No pudimos saber si el apodo se quitó. Si todavía aparece, inténtelo de nuevo.',
  },
  give: { en: 'Give a nickname', es: 'Dar un apodo' },
  change: { en: 'Change nickname', es: 'Cambiar apodo' },
  nicknameOf: {
    en: (name: string | number) => `Nickname for ${name}`,
    es: (name: string | number) => `Apodo de ${name}`,
  },
  youCallThem: {
    en: (nickname: string | number) => `You call this payee “${nickname}”.`,
    es: (nickname: string | number) => `Usted llama a este beneficiario «${nickname}».`,
  },
});
