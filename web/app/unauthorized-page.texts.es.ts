import type { unauthorizedPageTexts as english } from './unauthorized-page.texts.ts';

export const unauthorizedPageTexts: typeof english = {
  unauthorizedPage: {
    youDoNotHaveAccess: 'No tiene acceso a esta página',
    itIsForSomeoneElses: 'Es para otro tipo de cuenta. No se cambió nada.',
    logIn: 'Iniciar sesión',
    goToMyArea: 'Ir a mi área',
    logOut: 'Cerrar sesión',
  },
};
