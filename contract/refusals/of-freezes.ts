import { define } from './define.ts';

/** Of an account whose owner said “This was not me”. */
export const ofFreezes = define({
  ACCOUNT_FROZEN: {
    status: 403,
    title: 'Account frozen',
    message:
      'Payments and changes are frozen, because you told us something wasn’t you. No money ' +
      'was moved. Please lift the freeze with your security PIN, app or passkey, or call us.',
  },
  NOT_FROZEN: {
    status: 409,
    title: 'Not frozen',
    message: 'Your account is not frozen. Nothing was changed.',
  },
  FREEZE_LIFTED_BY_STAFF: {
    status: 422,
    title: 'Please call us',
    message:
      'Everything you confirm payments with is newer than the change you told us about, so ' +
      'we have to lift the freeze with you. Nothing was changed. Please call us, and have an ' +
      'ID ready.',
  },
});
