import type { ReactNode } from 'react';
import { sentence } from '../values/sentence.ts';

export const feedbackTexts = {
  offline: 'You are offline. What you see may be out of date, and nothing can be sent.',
  request: (id: ReactNode) => sentence('Request ', id),
  requestNumber: 'request number',
  loading: 'Loading',
  slow: 'This is taking longer than usual. Please wait a moment.',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  upload: 'Upload',
  uploading: (share: string) => `Uploading ${share}`,
  uploaded: 'Uploaded',
};
