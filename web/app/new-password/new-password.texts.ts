import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const newPasswordTexts = inBothLanguages({
  hint: {
    en: (least: number) => `At least ${least} characters. Longer is safer.`,
    es: (least: number) => `Al menos ${least} caracteres. Más larga es más segura.`,
  },
  strictHint: {
    en: (alone: number, besideACode: number) =>
      `At least ${alone} characters, or ${besideACode} with two-step sign-in. Longer is safer.`,
    es: (alone: number, besideACode: number) =>
      `Al menos ${alone} caracteres, o ${besideACode} con la verificación en dos pasos. Más larga ` +
      'es más segura.',
  },
  tooShort: {
    en: (least: number) => `Too short: at least ${least} characters.`,
    es: (least: number) => `Demasiado corta: al menos ${least} caracteres.`,
  },
  onlyBesideACode: {
    en: (least: number) =>
      `Long enough only with two-step sign-in. Without it, at least ${least} characters.`,
    es: (least: number) =>
      `Basta solo con la verificación en dos pasos. Sin ella, al menos ${least} caracteres.`,
  },
  named: {
    en: 'Password strength: weak. It contains your name, your address, or the bank’s name.',
    es: 'Seguridad de la contraseña: baja. Contiene su nombre, su dirección o el nombre del banco.',
  },
  common: {
    en: 'Password strength: weak. Attackers try this one first.',
    es: 'Seguridad de la contraseña: baja. Es de las primeras que prueban los atacantes.',
  },
  weak: {
    en: 'Password strength: weak. Make it longer, or use several words.',
    es: 'Seguridad de la contraseña: baja. Alárguela o use varias palabras.',
  },
  fair: {
    en: 'Password strength: fair. A few more characters make it stronger.',
    es: 'Seguridad de la contraseña: regular. Unos caracteres más la refuerzan.',
  },
  good: { en: 'Password strength: good.', es: 'Seguridad de la contraseña: buena.' },
  strong: { en: 'Password strength: strong.', es: 'Seguridad de la contraseña: alta.' },
});
