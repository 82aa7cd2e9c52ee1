import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const noticesTexts = {
  noticeItem: {
    new: 'New',
  },
  noticesPage: {
    notices: 'Notices',
    whatHappenedToYourMoney:
      'What happened with your money and your account. We email you most of these, too.',
    yourNotices: 'Your notices',
    marking: 'Marking...',
    markAllAsRead: 'Mark all as read',
    yourNoticesCouldNotBe: 'Your notices could not be loaded.',
    yourNoticesCouldNotBeMarked: 'Your notices could not be marked as read. Please try again.',
    loadingYourNotices: 'Loading your notices',
    noNoticesYet: 'No notices yet',
    whenSomethingHappensToYour:
      'When something happens with your money or your account, you’ll see it here.',
    noticesTheNewestFirst: 'Notices, newest first',
    loading: 'Loading...',
    showOlderNotices: 'Show older notices',
    somethingHereWasNotYou: (link: ReactNode) =>
      sentence('See something that wasn’t you? Call us right away at ', link, '.'),
  },
  useMarkRead: {
    allNoticesAreMarkedAs: 'All notices are marked as read.',
  },
};
