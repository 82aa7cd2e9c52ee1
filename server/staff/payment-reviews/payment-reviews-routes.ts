import type { FastifyInstance } from 'fastify';
import {
  approvePaymentRoute,
  declinePaymentRoute,
  getPaymentReviewRoute,
  listPaymentReviewsRoute,
} from '../../../contract/payment-reviews.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { approvePayment } from './approve-payment.ts';
import { declinePayment } from './decline-payment.ts';
import { listReviews, showReview } from './show-reviews.ts';

export function bindPaymentReviews(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listPaymentReviewsRoute).to(async (ctx) => ({
    status: 200,
    body: await listReviews(ctx),
  }));

  bindRoute(app, bank, getPaymentReviewRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showReview(ctx, params.id),
  }));

  bindRoute(app, bank, approvePaymentRoute).to(async (ctx, { params }) => {
    const payment = await approvePayment(ctx, params.id);
    return { status: 200, body: { message: `Payment ${payment.reference} approved.`, payment } };
  });

  bindRoute(app, bank, declinePaymentRoute).to(async (ctx, { params, body }) => {
    const payment = await declinePayment(ctx, params.id, body);
    return {
      status: 200,
      body: {
        message: `Payment ${payment.reference} declined. The money is back in the customer’s account.`,
        payment,
      },
    };
  });
}
