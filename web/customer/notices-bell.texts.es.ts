import type { noticesBellTexts as english } from './notices-bell.texts.ts';

export const noticesBellTexts: typeof english = {
  noticesBell: {
    notices: 'Avisos',
    noticesUnread: (count) => `Avisos, ${count} sin leer`,
  },
};
