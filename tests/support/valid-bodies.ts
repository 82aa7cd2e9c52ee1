import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import type { TestCast } from './make-cast.ts';

const funding = {
  accountName: 'Savings Account',
  amount: 1,
  senderAccount: '770241006',
  recipientBank: 'Larkmoor Bank',
  reference: 'x',
  transferDate: '2026-11-21T09:41',
};

const credential = { id: 'x'.repeat(43), rawId: 'x'.repeat(43), type: 'public-key' };
const clientDataJSON = Buffer.from(JSON.stringify({ challenge: 'x'.repeat(43) })).toString(
  'base64url',
);

/** By the route's name, a body that each call takes as it is. */
export function validBodies({
  alice,
  bruno,
}: Pick<TestCast, 'alice' | 'bruno'>): Record<string, Record<string, unknown>> {
  const transfer = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1);
  return {
    registerUser: {
      username: 'somebody.new',
      email: 'somebody.new@mail.example',
      password: 'long-enough',
    },
    reportClientError: {
      kind: 'page',
      build: 'app-BxY12_z',
      page: '/user/transactions/:id',
      error: 'TypeError',
      place: 'app-BxY12_z.js:1:2345',
    },
    loginUser: { username: alice.username, email: alice.username, password: alice.password },
    changePassword: { currentPassword: alice.password, newPassword: 'another-password' },
    beginSecondFactor: {},
    beginPasskey: {},
    removePasskey: {},
    confirmSecondFactor: { code: '123 456' },
    renewRecoveryCodes: {},
    addPasskey: {
      name: 'Phone',
      credential: { ...credential, response: { clientDataJSON, attestationObject: 'o2NmbXQ' } },
    },
    loginWithPasskey: {
      credential: {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: 'SZYN',
          signature: 'MEUC',
          userHandle: 'eA',
        },
      },
    },
    removeSecondFactor: { code: '123456' },
    createLocalTransfer: transfer,
    createOwnTransfer: {
      fromAccount: alice.savings.number,
      toAccount: alice.checking.number,
      amount: 1,
    },
    createInternationalTransfer: internationalTransferBody({ amount: 1 }),
    payBill: {
      recipientName: 'Harrow Street Lettings',
      recipientAccount: '310448207',
      amount: 1,
      paymentType: 'Recurring',
      frequency: 'monthly',
    },
    skipBill: { date: '2026-12-21' },
    pauseBill: {},
    changeBill: {
      scheduleId: '00000000-0000-4000-8000-000000000000',
      date: '2026-12-21',
      payments: 'next',
      amount: 1,
    },
    beginApproval: { order: { call: 'transfers/local', body: transfer } },
    createApproval: { securityPin: '4711', order: { call: 'transfers/local', body: transfer } },
    setPin: { securityPin: '4711' },
    requestPinReset: { password: 'long-enough' },
    confirmPinReset: { token: 'x'.repeat(43), securityPin: '4711' },
    generateCard: { cardType: 'debit', brand: 'Visa' },
    revealCards: { securityPin: '4711' },
    setSavingsGoal: { name: 'The cottage', amount: 18_000, targetDay: '2099-06-01' },
    unfreezeCard: { securityPin: '4711' },
    fundUser: funding,
    resumeMoney: { reason: 'The balance was mended and proven.' },
    proposeReopening: { fromDay: '2026-11-21', reason: 'The closing misses an entry.' },
    retrySetAside: { job: 'settlement', rowId: '00000000-0000-4000-8000-000000000000' },
    acceptCheck: { amount: 20, confirmedAmount: 20 },
    returnCheck: { reason: 'UNREADABLE', note: 'Blurred.' },
    declineFunding: { reason: 'NOT_DOCUMENTED' },
    declinePayment: { reason: 'NOT_CONFIRMED' },
    returnPayment: { reason: 'REFUSED' },
    reportDispute: { reason: 'NOT_MADE_BY_ME', whatHappened: 'I was abroad.' },
    correctDispute: { amount: 1 },
    endDispute: { reason: 'AS_ORDERED' },
    answerMessage: { answer: 'We are open from nine to five.' },
    closeMessage: { reason: 'SPAM' },
    takeOverCase: { reason: 'Its holder is away.' },
    resetPassword: {
      email: alice.email,
      newPassword: 'long-enough',
      confirmPassword: 'long-enough',
    },
    forgotPassword: { email: alice.email },
    sayNotMe: { token: 'x'.repeat(43) },
    confirmOwnEmail: { token: 'x'.repeat(43), password: alice.password },
    confirmPasswordReset: {
      token: 'x'.repeat(43),
      newPassword: 'long-enough',
      confirmPassword: 'long-enough',
    },
    sendMessage: {
      firstName: 'Ines',
      lastName: 'Marsh',
      email: 'ines@mail.example',
      subject: 'Hours',
      message: 'Open?',
      privacyConsent: true,
    },
    submitLoanApplication: {
      loanAmount: 12_000,
      loanPurpose: 'auto',
      loanTerm: 48,
      income: 54_000,
      employmentStatus: 'employed',
      creditScore: 720,
      additionalNotes: 'A used van.',
    },
    saveApplication: { loanAmount: '12,000', loanPurpose: 'auto' },
    changePolicy: {
      version: 0,
      value: { rateBps: 425 },
      reason: 'The market moved.',
      effectiveFrom: '2027-01-01',
    },
    withdrawPolicyChange: { version: 1, change: 1, reason: 'Not yet.' },
    payOffLoan: { amount: 12_000 },
    sortPayee: { category: 'Groceries' },
    saveSearch: { name: 'Rent', filter: { search: 'rent' } },
    acceptIdentity: { document: bruno.id },
    refuseIdentity: { document: bruno.id, reasons: ['UNREADABLE'] },
    declineLoan: { reasons: ['INCOME_TOO_LOW'] },
    advanceClock: { advance: 'P1D' },
    confirmPasskey: { password: alice.password },
    confirmEmail: { token: 'x'.repeat(43), password: alice.password },
    chooseLanguage: { language: 'es' },
    chooseMail: { mail: 'loan-repaid', wanted: false },
    readNotices: { newest: alice.id },
    mailStatement: { account: alice.savings.number, month: '2026-10' },
    dishonorCheck: { reason: 'INSUFFICIENT_FUNDS' },
  };
}
