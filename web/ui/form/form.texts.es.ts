import type { formTexts as english } from './form.texts.ts';

export const formTexts: typeof english = {
  validDate: 'Ingrese una fecha válida.',
  refused: 'No funcionó. Inténtelo de nuevo.',
  notChecked: 'No pudimos revisar el formulario, así que no se envió nada. Inténtelo de nuevo.',
  offline: (said) => `${said} No tiene conexión: no se envió nada.`,
  request: (id) => ` (Solicitud ${id})`,
  nothingChanged: 'No se cambió nada.',
  mayBeDone: (said, done) =>
    `${said} Es posible que ya se haya ${done}. Envíelo de nuevo sin cambios para ` +
    'comprobarlo: no se hará dos veces.',
};
