/** The tabs of the navbar. */
export const tabs = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'About Us', path: '/about' },
  { name: 'Contact', path: '/contact' },
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
  | '/not-me'
  | '/confirm-your-email'
  | '/this-device';
