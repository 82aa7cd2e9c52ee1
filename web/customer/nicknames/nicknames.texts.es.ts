import type { nicknamesTexts as english } from './nicknames.texts.ts';

export const nicknamesTexts: typeof english = {
  title: 'Apodo',
  onlyYouSeeIt: (name) =>
    `Solo usted lo ve. Lo que firma, los comprobantes y los estados de cuenta conservan el ` +
    `nombre ${name}.`,
  nickname: 'Apodo',
  example: 'Por ejemplo, Mamá o Casero.',
  save: 'Guardar apodo',
  saving: 'Guardando...',
  remove: 'Quitar apodo',
  removing: 'Quitando...',
  couldNotBeSaved: 'No se pudo guardar el apodo. Inténtelo de nuevo.',
  weCouldNotFindOut:
    'No pudimos saber si el apodo se guardó. Inténtelo de nuevo: no se guardará dos veces.',
  couldNotBeRemoved: 'No se pudo quitar el apodo. Inténtelo de nuevo.',
  weCouldNotFindOutRemoved:
    'No pudimos saber si el apodo se quitó. Si todavía aparece, inténtelo de nuevo.',
  give: 'Dar un apodo',
  change: 'Cambiar apodo',
  nicknameOf: (name) => `Apodo de ${name}`,
  youCallThem: (nickname) => `Usted llama a este beneficiario «${nickname}».`,
};
