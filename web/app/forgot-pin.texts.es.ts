import type { forgotPinTexts as english } from './forgot-pin.texts.ts';

export const forgotPinTexts: typeof english = { forgotYourPin: '¿Olvidó su PIN?' };
