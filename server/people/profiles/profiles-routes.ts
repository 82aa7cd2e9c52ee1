import type { FastifyInstance } from 'fastify';
import {
  changeProfileImageRoute,
  confirmEmailRoute,
  submitProfileRoute,
} from '../../../contract/people/profiles.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { changeProfileImage } from './change-profile-image.ts';
import { confirmEmail } from './confirm-email.ts';
import { submitProfile } from './submit-profile.ts';

export function bindProfiles(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, submitProfileRoute).to(async (ctx, { body, files }) => ({
    status: 200,
    body: {
      pendingEmail: await submitProfile(ctx, body, files),
      ...said('PROFILE_SUBMITTED'),
    },
  }));

  bindRoute(app, bank, changeProfileImageRoute).to(async (ctx, { files }) => {
    await changeProfileImage(ctx, files.profileImage);
    return { status: 200, body: said('PICTURE_CHANGED') };
  });

  bindRoute(app, bank, confirmEmailRoute).to(async (ctx, { body }) => {
    await confirmEmail(ctx, body);
    return { status: 200, body: said('NEW_EMAIL_CONFIRMED') };
  });
}
