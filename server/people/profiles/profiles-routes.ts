import {
  changeProfileImageRoute,
  confirmEmailRoute,
  submitProfileRoute,
} from '../../../contract/people/profiles.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { changeProfileImage } from './change-profile-image.ts';
import { confirmEmail } from './confirm-email.ts';
import { submitProfile } from './submit-profile.ts';

export const callsOfProfiles = [
  answerTo(submitProfileRoute, async (ctx, { body, files }) => ({
    pendingEmail: await submitProfile(ctx, body, files),
    ...said('PROFILE_SUBMITTED'),
  })),

  answerTo(changeProfileImageRoute, async (ctx, { files }) => {
    await changeProfileImage(ctx, files.profileImage);
    return said('PICTURE_CHANGED');
  }),

  answerTo(confirmEmailRoute, async (ctx, { body }) => {
    await confirmEmail(ctx, body);
    return said('NEW_EMAIL_CONFIRMED');
  }),
];
