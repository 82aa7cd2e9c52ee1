import type { wordDevice as english } from './device-name.texts.ts';

export const wordDevice: typeof english = (device) =>
  device.replace(/^A program\b/, 'Un programa').replace(' on ', ' en ');
