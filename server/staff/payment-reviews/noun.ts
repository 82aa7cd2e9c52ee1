import { noun } from '../../noun.ts';
import { paymentQueue } from './payment-queue.ts';
import { reviewsClosing } from './reviews-store.ts';

export const paymentReviews = noun({ queue: paymentQueue, closing: reviewsClosing });
