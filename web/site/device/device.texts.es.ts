import { brand } from '../../../config/bank.ts';
import type { deviceTexts as english } from './device.texts.ts';

export const deviceTexts: typeof english = {
  title: `${brand.shortName} en este dispositivo`,
  lead:
    `Usted elige qué guarda este dispositivo de ${brand.shortName}. Ambas opciones están ` +
    'desactivadas hasta que las active.',
  back: 'Volver a su perfil',
  offline: 'Sin conexión',
  offlineLead: (bank) =>
    `Su dispositivo no tiene conexión, o ${bank} no responde. ` +
    'No se envió nada y no se movió dinero.',
  ifThisLasts: (phone) => `Si esto continúa, llámenos al ${phone}.`,
};
