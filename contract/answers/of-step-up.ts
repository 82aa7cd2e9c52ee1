import { define } from './define.ts';

/** Of what people prove themselves with: PIN, passkeys, two steps. */
export const ofStepUp = define({
  PIN_SET: 'Your security PIN is set. You will need it for every payment to others.',
  PIN_TURNED_OFF: 'Your security PIN is off. Your passkeys confirm your payments.',
  PIN_LINK_MAILED: 'We have emailed you a link to choose a new PIN. It works for 15 minutes.',
  PIN_CHANGED: 'Your new security PIN is set.',
  PASSKEY_ADDED: 'The passkey was added. You can log in with it from now on.',
  PASSKEY_REMOVED:
    'The passkey was removed. It no longer logs you in, and all other sessions were ended.',
  PASSKEY_CONFIRMED: 'The passkey is confirmed. You can log in with it again.',
  TWO_STEPS_TURNED_ON: 'Two-step sign-in is on. All other sessions were ended.',
  TWO_STEPS_TURNED_OFF: 'Two-step sign-in is off.',
  RECOVERY_CODES_RENEWED: 'These are your new recovery codes. The old ones no longer work.',
  PROVEN_AGAIN: 'Confirmed.',
});
