import { formatUsd } from './money.ts';

/** What a refusal's text may need; amounts are minor units as text. */
export type RefusalParams = Record<string, string>;

interface Refusal {
  status: number;
  title: string;
  /** What a person reads: what happened, whether money moved, what to do next. */
  message: string | ((params: RefusalParams) => string);
  /** The form field it belongs to, if one. */
  field?: string;
}

const minutesAgo = (minutes = '0') => (minutes === '0' ? 'just now' : `${minutes} ${minutes === '1' ? 'minute' : 'minutes'} ago`);

const define = <const Codes extends Record<string, Refusal>>(codes: Codes): Codes => codes;

/** Every refusal the bank can give, by its stable code. `docs/errors.md` explains each; `checks/` holds the two together. */
export const refusals = define({
  // 400: the request cannot be read, or a field fails its schema. No key is claimed.
  MALFORMED: { status: 400, title: 'Malformed request', message: 'The request could not be read. Nothing was changed.' },
  INVALID_FIELDS: { status: 400, title: 'Invalid fields', message: (params) => params['first'] ?? 'Please check the marked fields. Nothing was changed.' },
  RESET_LINK_INVALID: {
    status: 400,
    title: 'Link not valid',
    message: 'This link has been used, has expired or was replaced by a newer one. Nothing was changed. Please ask for a new one.',
  },
  FILE_DAMAGED: {
    status: 400,
    title: 'File damaged',
    message: 'This file is damaged or incomplete. Please take the picture again or choose another file. Nothing was stored.',
  },
  // 401
  BAD_CREDENTIALS: { status: 401, title: 'Not signed in', message: 'Wrong username, email or password.' },
  WRONG_PASSWORD: { status: 403, title: 'Wrong password', message: 'Wrong password. Nothing was changed.', field: 'password' },
  NOT_SIGNED_IN: { status: 401, title: 'Not signed in', message: 'Please log in again.' },
  // 403
  FORBIDDEN: { status: 403, title: 'Not allowed', message: 'You are not allowed to do this. Nothing was changed.' },
  ACCOUNT_SUSPENDED: { status: 403, title: 'Account suspended', message: 'Your account is suspended. No money was moved. Please contact support.' },
  SESSION_NOT_PAIRED: {
    status: 403,
    title: 'Session not paired',
    message: 'This browser did not open this session, so no money was moved. Please log in again.',
  },
  APPROVAL_REQUIRED: { status: 403, title: 'Approval required', message: 'This payment needs your security PIN. No money was moved.' },
  SIGN_IN_TOO_OLD: {
    status: 403,
    title: 'Sign-in too old',
    message: 'Your sign-in is too old for this. Please enter your password or log in again. No money was moved.',
    field: 'password',
  },
  WRONG_PIN: {
    status: 403,
    title: 'Wrong PIN',
    message: (params) => `Wrong PIN. ${params['triesLeft']} ${params['triesLeft'] === '1' ? 'try' : 'tries'} left. No money was moved.`,
    field: 'securityPin',
  },
  PASSWORD_CHANGE_REQUIRED: { status: 403, title: 'Password change required', message: 'Please choose your own password first.' },
  ADMIN_NOT_SUSPENDABLE: { status: 403, title: 'Not allowed', message: 'Admins cannot be suspended' },
  ADMIN_NOT_DELETABLE: { status: 403, title: 'Not allowed', message: 'Admins cannot be deleted here. Nothing was changed.' },
  ADMIN_NOT_FUNDABLE: { status: 403, title: 'Not allowed', message: 'Admins have no accounts to credit. No money was moved.' },
  // 404, 405, 408
  NOT_FOUND: { status: 404, title: 'Not found', message: 'There is nothing at this address.' },
  USER_NOT_FOUND: { status: 404, title: 'Not found', message: 'No user has this ID.' },
  SESSION_NOT_FOUND: { status: 404, title: 'Not found', message: 'This session is over already.' },
  CARD_NOT_FOUND: { status: 404, title: 'Not found', message: 'No card of yours has this ID. Nothing was changed.' },
  ACCOUNT_NOT_FOUND: { status: 404, title: 'Not found', message: 'You have no account with this number.' },
  STATEMENT_NOT_FOUND: { status: 404, title: 'Not found', message: 'There is no statement for this month.' },
  TRANSFER_NOT_FOUND: { status: 404, title: 'Not found', message: 'No transaction has this ID.' },
  FILE_NOT_FOUND: { status: 404, title: 'Not found', message: 'There is no such file, or this address has expired.' },
  BOOK_ACCOUNT_NOT_FOUND: { status: 404, title: 'Not found', message: 'The books have no account with this ID.' },
  JOURNAL_NOT_FOUND: { status: 404, title: 'Not found', message: 'The books have no journal with this ID.' },
  JOB_NOT_FOUND: { status: 404, title: 'Not found', message: 'The bank has no job of this name. Nothing was run.' },
  ROW_NOT_SET_ASIDE: { status: 404, title: 'Not set aside', message: 'This row is not set aside any more: it was worked with meanwhile. Nothing was changed.' },
  CASE_NOT_FOUND: { status: 404, title: 'Not found', message: 'No case has this ID. Nothing was changed.' },
  SCHEDULE_NOT_FOUND: { status: 404, title: 'Not found', message: 'No recurring bill of yours has this ID. Nothing was changed.' },
  LOAN_NOT_FOUND: { status: 404, title: 'Not found', message: 'No loan has this ID. Nothing was changed.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed', message: 'This address does not take this method.' },
  TOO_SLOW: { status: 408, title: 'Request too slow', message: 'The request took too long to arrive. Nothing was changed. Please try again.' },
  // 409
  ALREADY_REGISTERED: { status: 409, title: 'Already registered', message: 'This username or email is already registered.' },
  IN_FLIGHT: { status: 409, title: 'Still working', message: 'The same request is still being worked on. Please wait a moment and ask again.' },
  KEY_REUSED: { status: 409, title: 'Key reused', message: 'This idempotency key belongs to another request. No money was moved.' },
  OWN_PERSON: { status: 409, title: 'Own person', message: 'Nobody decides about themselves. Nothing was changed. Please ask a colleague.' },
  OPEN_BUSINESS: {
    status: 409,
    title: 'Open business',
    message: 'This user has a loan, or a payment or check in review, so the account cannot be deleted yet.',
  },
  CASE_NOT_TAKEN: { status: 409, title: 'Case not taken', message: 'Nobody holds this case at present. Nothing was changed. Please take it first.' },
  CASE_HELD: {
    status: 409,
    title: 'Case held',
    message: ({ holder, minutes }) => `${holder} works on this case and opened it ${minutesAgo(minutes)}. Nothing was changed.`,
  },
  CASE_DECIDED: { status: 409, title: 'Case decided', message: ({ by, outcome }) => `${by} was first: this case is ${outcome} already. Nothing was changed.` },
  TAKE_OVER_UNEXPLAINED: {
    status: 409,
    title: 'Take-over unexplained',
    message: ({ holder, minutes }) => `${holder} opened this case ${minutesAgo(minutes)}. To take it over now, please say why. Nothing was changed.`,
    field: 'reason',
  },
  PROOF_UNDER_WAY: {
    status: 409,
    title: 'Already under way',
    message: ({ by }) => `${by} has asked for a proof of the books, and it is under way. Please wait for it.`,
  },
  NOT_STOPPED: { status: 409, title: 'Not stopped', message: 'Money is not stopped, or somebody let it go on before you. Nothing was changed.' },
  BOOKS_NOT_PROVEN: {
    status: 409,
    title: 'Books not proven',
    message: 'The books have not been found right since money was stopped. Money stays stopped. Please run a proof first.',
  },
  JOB_UNDER_WAY: { status: 409, title: 'Already under way', message: ({ by }) => `${by} has started this job, and it is under way. Please wait for it.` },
  DOCUMENT_REPLACED: {
    status: 409,
    title: 'Document replaced',
    message: 'The customer has sent another document or another name meanwhile. Nothing was changed. Please look at the new one.',
  },
  LOAN_NOT_APPROVED: { status: 409, title: 'Loan not approved', message: 'This loan is not approved, so it cannot be paid out. No money was moved.' },
  LOAN_DISBURSED: {
    status: 409,
    title: 'Loan paid out already',
    message: ({ by }) => `${by} was first: this loan was paid out already. No money was moved again.`,
  },
  LOAN_NOT_RUNNING: { status: 409, title: 'Nothing to pay back', message: 'This loan is not being paid back now. No money was moved.' },
  PAYOFF_CHANGED: {
    status: 409,
    title: 'Figure changed',
    message: (params) =>
      `To pay this loan back today takes ${formatUsd(BigInt(params['amountMinor'] ?? '0'))}. No money was moved. Please look at the new figure.`,
    field: 'amount',
  },
  CUSTOMER_SUSPENDED: {
    status: 409,
    title: 'Customer suspended',
    message: 'This customer is suspended. No money was moved. Please lift the suspension first.',
  },
  PAYEE_CLOSED: {
    status: 409,
    title: 'Payee closed',
    message: 'The account this payment goes to has been closed. No money was moved. Please decline the payment: its payer gets the money back.',
  },
  NOT_RETURNABLE: {
    status: 409,
    title: 'Not returnable',
    message: (params) => `This payment cannot be returned: it is ${params['status']}. No money was moved.`,
  },
  CARD_EXISTS: { status: 409, title: 'One card of a type', message: (params) => `You can only have one ${params['type']} card.`, field: 'cardType' },
  TOO_MANY_FILES: {
    status: 409,
    title: 'Too many files',
    message: 'You can send at most 20 files, 50 MB together, in 24 hours. Nothing was stored. Please try again tomorrow.',
  },
  NOT_SCHEDULED: {
    status: 409,
    title: 'Not scheduled any more',
    message: (params) => `This payment cannot be cancelled: it is ${params['status']} already. Nothing was changed.`,
  },
  SCHEDULE_OVER: { status: 409, title: 'Schedule over', message: 'This recurring bill has ended already. Nothing was changed.' },
  DATE_NOT_NEXT: {
    status: 409,
    title: 'Not the next date',
    message: (params) => `That date is not the next one any more: the next payment is on ${params['next']}. Nothing was changed.`,
    field: 'date',
  },
  FEE_CHANGED: {
    status: 409,
    title: 'Fee changed',
    message: ({ fee }) => `The fee is ${fee} now. No money was moved. Please look at the total again and confirm it.`,
  },
  RATES_DOUBTFUL: {
    status: 409,
    title: 'Rates in doubt',
    message: ({ reasons }) => `Please look at this file again and confirm it: ${reasons}. Nothing was booked.`,
  },
  POLICY_CHANGED: {
    status: 409,
    title: 'Policy changed meanwhile',
    message: ({ by }) => `${by} has changed this policy since you opened it. Nothing was changed. Please look at it again.`,
  },
  POLICY_UNCHANGED: { status: 409, title: 'Nothing to change', message: 'This is what is in force at that moment anyway. Nothing was changed.' },
  CHANGE_NOT_PLANNED: {
    status: 409,
    title: 'Not planned any more',
    message: 'This change is in force already, or somebody withdrew it. Nothing was changed.',
  },
  // 413, 415, 431
  FILE_TOO_LARGE: {
    status: 413,
    title: 'File too large',
    message: ({ kilobytes }) =>
      `This file is too large: at most ${kilobytes === undefined ? '10 MB, and a picture at most 40 megapixels' : `${kilobytes} KB`}. Nothing was stored.`,
  },
  FILE_KIND_REFUSED: {
    status: 415,
    title: 'Kind of file refused',
    message: (params) => `This file is not one we can take here. Please choose a ${params['kinds']} file. Nothing was stored.`,
  },
  FILE_ACTIVE: {
    status: 415,
    title: 'Active file refused',
    message:
      'This PDF is protected or holds scripts, attachments or forms, so it cannot be checked. Please send a picture or a plain scan. Nothing was stored.',
  },
  TOO_LARGE: { status: 413, title: 'Too large', message: 'The request is too large. Nothing was changed.' },
  HEADERS_TOO_LARGE: { status: 431, title: 'Headers too large', message: 'The headers of the request are too large. Nothing was changed.' },
  UNSUPPORTED_TYPE: {
    status: 415,
    title: 'Unsupported type',
    message: 'The request must be JSON, or multipart/form-data where files are sent. Nothing was changed.',
  },
  // 422: a rule of state. Final for its key.
  RATES_FILE_INVALID: {
    status: 422,
    title: 'File of rates not usable',
    message: ({ reason }) => `This file cannot be used: ${reason} Nothing was booked.`,
    field: 'file',
  },
  EFFECTIVE_DATE_INVALID: {
    status: 422,
    title: 'Date not possible',
    message: 'A change comes into force at once, or later within two years; never in the past. Nothing was changed.',
    field: 'effectiveFrom',
  },
  INSUFFICIENT_FUNDS: {
    status: 422,
    title: 'Insufficient funds',
    message: (params) => `Insufficient funds. Available balance: ${formatUsd(BigInt(params['availableMinor'] ?? '0'))}.`,
    field: 'amount',
  },
  DEBITED_ACCOUNT_INVALID: {
    status: 422,
    title: 'Account not usable',
    message: 'The account to debit must be one of your own open accounts. No money was moved.',
    field: 'debitedAccount',
  },
  RATE_MISSING: {
    status: 422,
    title: 'No exchange rate',
    message: (params) => `There is no exchange rate for ${params['currency'] ?? 'this currency'} at present. No money was moved. Please try again later.`,
    field: 'currency',
  },
  QUOTE_MISMATCH: {
    status: 422,
    title: 'Quote of another payment',
    message: 'This quote is for another payment: another amount, currency or day. No money was moved. Please ask for a new one.',
  },
  QUOTE_EXPIRED: {
    status: 422,
    title: 'Quote expired',
    message: 'This exchange rate quote has expired or was used before. No money was moved. Please ask for a new one.',
  },
  SAME_ACCOUNT: {
    status: 422,
    title: 'Same account',
    message: 'The money would go back to the account it comes from. No money was moved.',
    field: 'recipientAccount',
  },
  DEPOSIT_ACCOUNT_INVALID: {
    status: 422,
    title: 'Account not usable',
    message: 'A check goes to one of your own open accounts. Nothing was stored.',
    field: 'account',
  },
  CHECK_LIMIT: {
    status: 422,
    title: 'Check limit',
    message: (params) =>
      `You can deposit ${formatUsd(BigInt(params['leftMinor'] ?? '0'))} more by picture for now. Your check was not sent; please bring it to a branch.`,
    field: 'amount',
  },
  AMOUNT_NOT_CONFIRMED: {
    status: 422,
    title: 'Amount not confirmed',
    message: 'This is not the amount the customer wrote. Please type it a second time. No money was moved.',
    field: 'confirmedAmount',
  },
  CHECK_ABOVE_LIMIT: {
    status: 422,
    title: 'Check above the limit',
    message: ({ leftMinor }) =>
      `By the limits for checks this one may come to ${formatUsd(BigInt(leftMinor ?? '0'))} at most. No money was moved. Please return it as above the limit.`,
    field: 'amount',
  },
  TOO_FAR_AHEAD: {
    status: 422,
    title: 'Date too far ahead',
    message: 'The transfer date can be at most one year ahead. No money was moved.',
    field: 'transferDate',
  },
  STATEMENT_TOO_LONG: {
    status: 422,
    title: 'Statement too long',
    message: 'This month has more entries than a PDF statement can hold. Please download it as CSV instead.',
    field: 'month',
  },
  END_DATE_TOO_EARLY: { status: 422, title: 'End date too early', message: 'It ends before the first payment. No money was moved.', field: 'endDate' },
  DAILY_LIMIT: {
    status: 422,
    title: 'Daily limit',
    message: (params) => `Without an older security PIN you can pay others up to ${formatUsd(BigInt(params['maxMinor'] ?? '0'))} a day. No money was moved.`,
    field: 'amount',
  },
  LOAN_NOT_OFFERED: {
    status: 422,
    title: 'Loan not offered',
    message: 'We have no loan for this purpose and credit score at present. Nothing was submitted. Please contact support.',
    field: 'loanPurpose',
  },
  ACCOUNT_CLOSED: { status: 422, title: 'Account closed', message: 'This account is closed. No money was moved.' },
  PIN_ALREADY_SET: { status: 409, title: 'PIN already set', message: 'You already have a security PIN.', field: 'securityPin' },
  PIN_NOT_SET: { status: 409, title: 'No PIN yet', message: 'Please choose a security PIN first. No money was moved.', field: 'securityPin' },
  // 423
  PIN_LOCKED: {
    status: 423,
    title: 'PIN locked',
    message: (params) => `Your security PIN is locked after five wrong tries. Please try again in ${params['minutes']} minutes. No money was moved.`,
    field: 'securityPin',
  },
  PIN_RESET_REQUIRED: {
    status: 423,
    title: 'PIN reset required',
    message: 'Your security PIN was locked three times. Please choose a new one with a mailed link. No money was moved.',
    field: 'securityPin',
  },
  // 429, 503
  TOO_MANY_TRIES: { status: 429, title: 'Too many tries', message: (params) => `Too many tries. Please wait ${params['wait']} and try again.` },
  TOO_MANY_PAYMENTS: {
    status: 429,
    title: 'Too many payments',
    message: 'Too many payments in a short time. No money was moved. Please wait a minute and try again.',
  },
  BUSY: { status: 503, title: 'Busy', message: 'The bank is busy. Nothing was changed. Please try again in a moment.' },
  OUTCOME_UNKNOWN: {
    status: 503,
    title: 'Outcome unknown',
    message: 'We could not confirm the outcome. Please ask again with the same key; you will not pay twice.',
  },
  STOPPING: { status: 503, title: 'Stopping', message: 'This server is about to stop and should get no new work. Nothing was changed. Another one answers.' },
  MONEY_STOPPED: {
    status: 503,
    title: 'Money stopped',
    message: 'All payments are stopped while the bank checks its books. No money was moved. You can go on reading; please try again later.',
  },
  INTERNAL: { status: 500, title: 'Unexpected error', message: 'Something went wrong on our side. Nothing was left half done.' },
});

export type RefusalCode = keyof typeof refusals;

/** The public text of a refusal. */
export function refusalMessage(code: RefusalCode, params: RefusalParams = {}): string {
  const { message } = refusals[code] as Refusal;
  return typeof message === 'string' ? message : message(params);
}

/** The form field a refusal belongs to, if one. */
export function refusalField(code: RefusalCode): string | undefined {
  return (refusals[code] as Refusal).field;
}

const keepsNoKey = new Set([400, 401, 403, 429, 500, 503]);

/** Whether a refusal is final for its idempotency key. A refusal that the caller can mend without another body is not. */
export function claimsKey(code: RefusalCode): boolean {
  return !keepsNoKey.has(refusals[code].status);
}
