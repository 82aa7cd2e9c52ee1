import { frameTexts } from './frame.texts.ts';

/** The tabs of the navbar. */
export const tabs = [
  { name: frameTexts.home, path: '/' },
  { name: frameTexts.services, path: '/services' },
  { name: frameTexts.about, path: '/about' },
  { name: frameTexts.contact, path: '/contact' },
] as const;

/** The path of one page of the public zone. */
export type PublicPath =
  | (typeof tabs)[number]['path']
  | '/contact/sent'
  | '/contact/not-sent'
  | '/404'
  | '/login'
  | '/register'
  | '/forgot-password'
  | '/reset-password'
  | '/cancel-payment'
  | '/not-me'
  | '/join'
  | '/confirm-your-email'
  | '/this-device';
