import type { newPasswordTexts as english } from './new-password.texts.ts';

export const newPasswordTexts: typeof english = {
  hint: (least) => `Al menos ${least} caracteres. Más larga es más segura.`,
  strictHint: (alone, besideACode) =>
    `Al menos ${alone} caracteres, o ${besideACode} con la verificación en dos pasos. Más larga ` +
    'es más segura.',
  tooShort: (least) => `Demasiado corta: al menos ${least} caracteres.`,
  onlyBesideACode: (least) =>
    `Basta solo con la verificación en dos pasos. Sin ella, al menos ${least} caracteres.`,
  named:
    'Seguridad de la contraseña: baja. Contiene su nombre, su dirección o el nombre del banco.',
  common: 'Seguridad de la contraseña: baja. Es de las primeras que prueban los atacantes.',
  weak: 'Seguridad de la contraseña: baja. Alárguela o use varias palabras.',
  fair: 'Seguridad de la contraseña: regular. Unos caracteres más la refuerzan.',
  good: 'Seguridad de la contraseña: buena.',
  strong: 'Seguridad de la contraseña: alta.',
};
