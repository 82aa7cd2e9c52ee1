import { brand } from '../../../config/bank.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const deviceTexts = inBothLanguages({
  title: { en: `${brand.shortName} on this device`, es: `${brand.shortName} en este dispositivo` },
  lead: {
    en: `You choose what this device keeps from ${brand.shortName}. Both are off until you turn them on.`,
    es:
      `Usted elige qué guarda este dispositivo de ${brand.shortName}. Ambas opciones están ` +
      'desactivadas hasta que las active.',
  },
  back: { en: 'Back to your profile', es: 'Volver a su perfil' },
  offline: { en: 'No connection', es: 'Sin conexión' },
  offlineLead: {
    en: (bank: string) =>
      `Your device is offline, or ${bank} is not answering. ` +
      'Nothing was sent and no money was moved.',
    es: (bank: string) =>
      `Su dispositivo no tiene conexión, o ${bank} no responde. ` +
      'No se envió nada y no se movió dinero.',
  },
  ifThisLasts: {
    en: (phone: string) => `If this lasts, call us at ${phone}.`,
    es: (phone: string) => `Si esto continúa, llámenos al ${phone}.`,
  },
});
