import * as z from 'zod/mini';
import {
  emailField,
  isPrintable,
  isVisible,
  optionalTextField,
  textField,
} from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const maxMessage = 4000;

/** Several lines are a message; other control characters are not. */
export function longText(required: string) {
  return z.string(required).check(
    // A form with files sends each end of a line as two characters, which its writer did not type.
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.refine(isVisible, { error: required, abort: true }),
    z.maxLength(maxMessage, `At most ${maxMessage} characters.`),
    z.refine(
      (text: string) => isPrintable(text.replaceAll(/[\r\n\t]/g, '')),
      'Control characters are not allowed.',
    ),
  );
}

export const contactMessage = z.object({
  firstName: textField({ required: 'First name is required.', max: 80 }),
  lastName: textField({ required: 'Last name is required.', max: 80 }),
  email: emailField('Email is required.', 'Invalid email address.'),
  phone: optionalTextField(40),
  subject: textField({ required: 'Subject is required.', max: 140 }),
  message: longText('Message is required.'),
  privacyConsent: z.literal(true, 'Please agree, so that we may answer you.'),
  /**
   * People never see this field, so mostly programs fill it. Its name is none that a browser fills
   * by itself, and what comes with it filled is kept and marked: it may be a person’s.
   */
  leaveEmpty: z.optional(
    z.string('Must be text.').check(z.maxLength(500, 'At most 500 characters.')),
  ),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const sendMessageRoute = defineRoute({
  method: 'POST',
  path: '/api/messages',
  who: 'anyone',
  summary: 'Leaves a message for staff; a copy goes to support by mail.',
  body: contactMessage,
  example: {
    firstName: 'Ines',
    lastName: 'Marsh',
    email: 'ines@mail.example',
    subject: 'Hours',
    message: 'Open?',
    privacyConsent: true,
  },
  answers: { 201: saying(['MESSAGE_SENT'], { reference: z.string() }) },
  refusals: ['TOO_MANY_TRIES'],
  leaves: [],
});
