export const noticesBellTexts = {
  noticesBell: {
    notices: 'Notices',
    noticesUnread: (count: string | number) => `Notices, ${count} unread`,
  },
};
