import type { wordDevice as english } from './device-name.texts.ts';

export const wordDevice: typeof english = ({ browser, system }) => {
  const program = browser ?? 'Aplicación desconocida';
  return system === null ? program : `${program} en ${system}`;
};
