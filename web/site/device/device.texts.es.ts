import type { deviceTexts as english } from './device.texts.ts';

export const deviceTexts: typeof english = {
  title: 'Larkmoor en este dispositivo',
  lead: 'Usted elige qué guarda este dispositivo de Larkmoor. Ambas opciones están desactivadas hasta que las active.',
  back: 'Volver a su perfil',
  offline: 'Sin conexión',
  offlineLead: (bank) =>
    `Su dispositivo no tiene conexión, o ${bank} no responde. ` +
    'No se envió nada y no se movió dinero.',
  ifThisLasts: (phone) => `Si esto continúa, llámenos al ${phone}.`,
};
