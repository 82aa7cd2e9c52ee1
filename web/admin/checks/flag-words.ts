import type { CheckFlag } from '../../../contract/staff/check-reviews.ts';

/** The words of a flag for the person who looks at the check. */
export const flagWords: Record<CheckFlag, { short: string; long: string }> = {
  duplicate: {
    short: 'Same picture before',
    long: 'The very same picture of a front was sent before.',
  },
  look_alike: {
    short: 'Possible duplicate',
    long: 'The front looks like another check this customer has lately sent.',
  },
  tiny: {
    short: 'Small picture',
    long: 'A picture is so small that its print may not be readable.',
  },
  same_sides: { short: 'Front twice', long: 'Front and back are the same picture.' },
};
