import * as z from 'zod/mini';
import { emailField, linkSecret, optionalTextField, textField } from '../values/fields.ts';
import { fileKinds, pictureKinds } from '../values/files.ts';
import { proofInForm, proofRefusals, strongestProof } from './own-proof.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** The fields in the first step of the personal information. */
export const profileFields = z.object({
  fullName: textField({ required: 'Full name is required.', max: 100 }),
  email: emailField('Email is required.', 'Invalid email address.'),
  phone: textField({ required: 'Phone is required.', max: 40 }),
  /** Left out, it stays as it is. */
  address: optionalTextField(200),
  cardType: optionalTextField(40),
});

const pictureText = 'Please choose a picture.';

export const submitProfileRoute = defineRoute({
  method: 'POST',
  path: '/api/users/profile',
  who: 'active-customer',
  summary:
    'Hands in the personal information. A new email address stays pending until its emailed link ' +
    'is opened; what is left out stays as it is. Another name, ID document, phone or address needs ' +
    'the strongest factor of who has a passkey, an app or a PIN.',
  body: z.object({ ...profileFields.shape, ...proofInForm.shape }),
  example: {},
  files: { profileImage: { kinds: pictureKinds }, idDocument: { kinds: fileKinds } },
  answers: { 200: saying(['PROFILE_SUBMITTED'], { pendingEmail: z.nullable(z.string()) }) },
  refusals: [...proofRefusals, 'TOO_MANY_FILES'],
  leaves: ['profile.submitted'],
});

export const changeProfileImageRoute = defineRoute({
  method: 'PUT',
  path: '/api/users/profile-image',
  who: 'active-customer',
  summary: 'A new profile picture in place of the old one.',
  body: z.object({}),
  example: {},
  files: { profileImage: { kinds: pictureKinds, required: pictureText } },
  answers: { 200: saying(['PICTURE_CHANGED']) },
  refusals: ['TOO_MANY_TRIES', 'TOO_MANY_FILES'],
  leaves: ['profile.image_changed'],
});

export const emailConfirmation = z.object({ ...strongestProof.shape, token: linkSecret });

export const confirmEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/users/email/confirm',
  who: 'active-customer',
  summary:
    'Makes the pending email address the own one, with the link mailed to it: one use, fifteen ' +
    'minutes, signed in at most five minutes ago, proven with the strongest factor the person ' +
    'has.',
  body: emailConfirmation,
  example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', password: 'long-enough' },
  answers: { 200: saying(['NEW_EMAIL_CONFIRMED']) },
  refusals: [...proofRefusals, 'RESET_LINK_INVALID', 'ALREADY_REGISTERED'],
  leaves: ['email.changed'],
});
