import { brand } from '../../../config/bank.ts';

export const deviceTexts = {
  title: `${brand.shortName} on this device`,
  lead: `You choose what this device keeps from ${brand.shortName}. Both are off until you turn them on.`,
  back: 'Back to your profile',
  offline: 'No connection',
  offlineLead: (bank: string) =>
    `Your device is offline, or ${bank} is not answering. ` +
    'Nothing was sent and no money was moved.',
  ifThisLasts: (phone: string) => `If this lasts, call us at ${phone}.`,
};
