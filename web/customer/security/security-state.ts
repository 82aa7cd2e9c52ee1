import type { IconName } from '../../art/icons.tsx';
import { paths } from '../../app/paths.ts';
import { formatDay } from '../../ui/values/format-date.ts';
import { securityTexts } from './security.texts.ts';

const texts = securityTexts.guards;

/** The facts that say how an account is guarded. */
export interface Known {
  email: string;
  emailConfirmed: boolean;
  pin: { set: boolean; off: boolean; lockedUntil: string | null };
  twoStepsSince: string | null;
  recoveryCodesLeft: number;
  /** Those that log in: one that waits for its owner's word does not. */
  passkeys: number;
}

/** One thing that guards an account, and the page where it is turned on or changed. */
export interface Guard {
  name: string;
  /** As it goes on in the middle of a sentence. */
  inWords: string;
  detail: string;
  isOn: boolean;
  icon: IconName;
  to: string;
}

/** The page of two-step sign-in begins at the part that `useNamedPart` calls so. */
const partOfTwoStep = (part: 'app' | 'codes' | 'passkeys') => `${paths.twoStep()}#${part}`;

/** From here on new recovery codes are urged. */
const fewCodes = 3;

function pinDetail({ set, off, lockedUntil }: Known['pin']): string {
  if (off) return texts.pin.passkeysApprove;
  if (!set) return texts.pin.isOff;
  return lockedUntil === null ? texts.pin.isOn : texts.pin.isLocked;
}

function codesDetail({ twoStepsSince, recoveryCodesLeft }: Known): string {
  if (twoStepsSince === null) return texts.codes.needTwoSteps;
  if (recoveryCodesLeft === 0) return texts.codes.noneLeft;
  return recoveryCodesLeft <= fewCodes
    ? texts.codes.fewLeft(recoveryCodesLeft)
    : texts.codes.left(recoveryCodesLeft);
}

/** The five that can be on or off, the first to look after first. */
export function guardsOf(known: Known): Guard[] {
  const { email, emailConfirmed, pin, twoStepsSince, recoveryCodesLeft, passkeys } = known;
  return [
    {
      ...texts.email.names,
      detail: emailConfirmed ? texts.email.isOn(email) : texts.email.isOff(email),
      isOn: emailConfirmed,
      icon: 'mail',
      to: emailConfirmed ? paths.personalInfo() : paths.profile(),
    },
    {
      ...texts.pin.names,
      detail: pinDetail(pin),
      // A customer who turned it off signs by passkey, which is more and not less.
      isOn: pin.set || pin.off,
      icon: 'digits',
      to: paths.securityPin(),
    },
    {
      ...texts.twoSteps.names,
      detail:
        twoStepsSince === null
          ? texts.twoSteps.isOff
          : texts.twoSteps.isOn(formatDay(new Date(twoStepsSince))),
      isOn: twoStepsSince !== null,
      icon: 'phone',
      to: partOfTwoStep('app'),
    },
    {
      ...texts.passkeys.names,
      detail: passkeys === 0 ? texts.passkeys.isOff : texts.passkeys.isOn(passkeys),
      isOn: passkeys > 0,
      icon: 'key',
      to: partOfTwoStep('passkeys'),
    },
    {
      ...texts.codes.names,
      detail: codesDetail(known),
      isOn: twoStepsSince !== null && recoveryCodesLeft > 0,
      icon: 'list',
      // Without two-step sign-in there are none: it comes first.
      to: partOfTwoStep(twoStepsSince === null ? 'app' : 'codes'),
    },
  ];
}
