import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const noticesTexts = {
  noticeItem: {
    new: 'New',
  },
  noticesPage: {
    notices: 'Notices',
    whatHappenedToYourMoney:
      'What happened to your money and your account. We email you most of it, too.',
    yourNotices: 'Your notices',
    marking: 'Marking...',
    markAllAsRead: 'Mark all as read',
    yourNoticesCouldNotBe: 'Your notices could not be loaded.',
    yourNoticesCouldNotBeMarked: 'Your notices could not be marked as read. Please try again.',
    loadingYourNotices: 'Loading your notices',
    noNoticesYet: 'No notices yet',
    whenSomethingHappensToYour:
      'When something happens to your money or your account, you read it here.',
    noticesTheNewestFirst: 'Notices, the newest first',
    loading: 'Loading...',
    showOlderNotices: 'Show older notices',
    somethingHereWasNotYou: (link: ReactNode) =>
      sentence('Something here was not you? Call us at once on ', link, '.'),
  },
  useMarkRead: {
    allNoticesAreMarkedAs: 'All notices are marked as read.',
  },
};
