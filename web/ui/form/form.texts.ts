import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';
import type { FieldErrors } from './form-state.ts';

export const formTexts = inBothLanguages({
  validDate: { en: 'Please enter a valid date.', es: 'Ingrese una fecha válida.' },
  refused: { en: 'That did not work. Please try again.', es: 'No funcionó. Inténtelo de nuevo.' },
  notChecked: {
    en: 'We couldn’t check the form, so nothing was sent. Please try again.',
    es: 'No pudimos revisar el formulario, así que no se envió nada. Inténtelo de nuevo.',
  },
  offline: {
    en: (said: string) => `${said} You are offline: nothing was sent.`,
    es: (said: string) => `${said} No tiene conexión: no se envió nada.`,
  },
  request: { en: (id: string) => ` (Request ${id})`, es: (id: string) => ` (Solicitud ${id})` },
  /** The bank's words in its refusals when it is certain. */
  nothingChanged: { en: 'Nothing was changed.', es: 'No se cambió nada.' },
  mayBeDone: {
    en: (said: string, done: string) =>
      `${said} It may have been ${done}. Send it again unchanged to check: it won’t be ${done} ` +
      'twice.',
    es: (said: string, done: string) =>
      `${said} Es posible que ya se haya ${done}. Envíelo de nuevo sin cambios para ` +
      'comprobarlo: no se hará dos veces.',
  },
});

type FieldWords = (errors: FieldErrors) => Promise<FieldErrors>;

const load = async () =>
  (await import('../../../contract/values/field-text.texts.es.ts')).fieldText;

/** The file has 3 KiB, for the few who type something wrong. Where it does not come, English. */
const inSpanish: FieldWords = async (errors) => {
  const fieldText = await load().catch(() => (text: string) => text);
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name, text && fieldText(text)]),
  );
};

/**
 * Errors of fields in their reader's words. The schemas say them in English, so that English pages
 * have nothing to wait for: this is no function.
 */
export const fieldWords = inBothLanguages({
  en: undefined as FieldWords | undefined,
  es: inSpanish,
});
