import type { holderPromptTexts as english } from './holder-prompt.texts.ts';

export const holderPromptTexts: typeof english = {
  holderPrompt: {
    forYourSecurityPlease: 'Por su seguridad, confirme que es usted.',
    failedToLoadCards: 'No se pudieron cargar las tarjetas.',
    yourDeviceAsks: 'Para mostrarlo, su dispositivo pide una de sus llaves de acceso.',
    securityPin: 'PIN de seguridad',
    password: 'Contraseña',
    checking: 'Comprobando...',
    show: 'Mostrar',
    cancel: 'Cancelar',
    forgotYourPin: '¿Olvidó su PIN?',
  },
};
