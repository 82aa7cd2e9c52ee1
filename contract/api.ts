import {
  deleteUserRoute,
  fundUserRoute,
  getUserForStaffRoute,
  listUsersRoute,
  suspendUserRoute,
  unsuspendUserRoute,
} from './admin-users.ts';
import {
  confirmPinResetRoute,
  beginApprovalRoute,
  createApprovalRoute,
  getPinStateRoute,
  requestPinResetRoute,
  setPinRoute,
  turnOffPinRoute,
} from './approvals.ts';
import { getBankDayRoute, retrySetAsideRoute, retryWorkRoute, runJobRoute } from './bank-day.ts';
import { proveAgainRoute } from './fresh-proof.ts';
import { acceptInvitationRoute } from './invitations.ts';
import {
  changeRoleRoute,
  endAccessRoute,
  getOwnRightsRoute,
  inviteColleagueRoute,
  approveInvitationRoute,
  approveRoleRoute,
  declineRoleRoute,
  linkOwnCustomerRoute,
  listColleaguesRoute,
  withdrawInvitationRoute,
} from './colleagues.ts';
import {
  exportBookEntriesRoute,
  exportTrialBalanceRoute,
  getJournalRoute,
  getTrialBalanceRoute,
  listBookAccountsRoute,
  listBookEntriesRoute,
} from './books.ts';
import { askProofRoute, getStopRoute, listProofsRoute, resumeMoneyRoute } from './books-proof.ts';
import {
  approveReopeningRoute,
  declineReopeningRoute,
  proposeReopeningRoute,
} from './day-reopenings.ts';
import {
  getBalanceHistoryRoute,
  listAccountsRoute,
  listInvestmentAccountsRoute,
  listSavingsAccountsRoute,
} from './accounts.ts';
import { changeBillRoute, pauseBillRoute, resumeBillRoute } from './bill-changes.ts';
import { listScheduledRoute, payBillRoute, skipBillRoute, stopBillRoute } from './bills.ts';
import { exportAuditEventsRoute, listAuditActionsRoute, listAuditEventsRoute } from './audit.ts';
import { getBankRoute, getHealthRoute, getLiveRoute, getReadyRoute } from './bank.ts';
import { getPasswordRulesRoute } from './password-rules.ts';
import {
  giveBackCaseRoute,
  listQueuesRoute,
  takeCaseRoute,
  takeNextCaseRoute,
  takeOverCaseRoute,
} from './cases.ts';
import {
  deleteCardRoute,
  freezeCardRoute,
  generateCardRoute,
  listCardsRoute,
  revealCardsRoute,
  unfreezeCardRoute,
} from './cards.ts';
import { dishonorCheckRoute } from './check-dishonor.ts';
import {
  acceptCheckRoute,
  getCheckForStaffRoute,
  listWaitingChecksRoute,
  returnCheckRoute,
} from './check-reviews.ts';
import { depositCheckRoute, listChecksRoute } from './deposits.ts';
import {
  correctDisputeRoute,
  endDisputeRoute,
  getDisputeCaseRoute,
  listDisputeCasesRoute,
} from './dispute-cases.ts';
import { getDisputeRoute, listDisputesRoute, reportDisputeRoute } from './disputes.ts';
import { getQuoteRoute } from './exchange.ts';
import {
  freezeAccountRoute,
  getFreezeCaseRoute,
  getFreezeRoute,
  liftFreezeByStaffRoute,
  liftFreezeRoute,
  listFreezesRoute,
} from './freezes.ts';
import { nicknamePayeeRoute, removeNicknameRoute } from './nicknames.ts';
import { getInsightRoute, sortPayeeRoute, unsortPayeeRoute } from './insight.ts';
import { createInternationalTransferRoute } from './international-transfers.ts';
import {
  acceptIdentityRoute,
  getIdentityRoute,
  getIdentityCaseRoute,
  listIdentityCasesRoute,
  refuseIdentityRoute,
} from './identity.ts';
import {
  getLoanRatesRoute,
  getLoanScheduleRoute,
  getPayoffRoute,
  listLoansRoute,
  payOffLoanRoute,
  submitLoanApplicationRoute,
} from './loans.ts';
import { getConversationRoute, listConversationsRoute, writeToBankRoute } from './conversations.ts';
import { sendMessageRoute } from './messages.ts';
import {
  addPasskeyRoute,
  beginPasskeyRoute,
  beginPasskeyLoginRoute,
  beginPasskeyProofRoute,
  confirmPasskeyRoute,
  listPasskeysRoute,
  loginWithPasskeyRoute,
  removePasskeyRoute,
} from './passkeys.ts';
import { sayNotMeRoute } from './not-me.ts';
import { watchChangesRoute } from './changes.ts';
import { reportClientErrorRoute } from './client-errors.ts';
import { confirmOwnEmailRoute, mailOwnEmailLinkRoute } from './own-email.ts';
import {
  confirmPasswordResetRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
} from './password-resets.ts';
import { changeProfileImageRoute, confirmEmailRoute, submitProfileRoute } from './profiles.ts';
import { chooseLanguageRoute } from './language-choice.ts';
import { chooseMailRoute, listMailChoicesRoute } from './mail-choices.ts';
import { listMomentsRoute, showMomentRoute } from './moments.ts';
import { listNoticesRoute, readNoticesRoute } from './notices.ts';
import {
  approvePolicyChangeRoute,
  changePolicyRoute,
  declinePolicyChangeRoute,
  listPoliciesRoute,
  withdrawPolicyChangeRoute,
} from './policy-changes.ts';
import {
  answerMessageRoute,
  closeMessageRoute,
  getMessageRoute,
  listMessagesRoute,
} from './message-answers.ts';
import { createOwnTransferRoute } from './own-transfers.ts';
import {
  getOutsidePaymentRoute,
  listOutsidePaymentsRoute,
  returnPaymentRoute,
} from './outside-payments.ts';
import {
  approvePaymentRoute,
  declinePaymentRoute,
  getPaymentReviewRoute,
  listPaymentReviewsRoute,
} from './payment-reviews.ts';
import {
  approveFundingRoute,
  declineFundingRoute,
  getFundingProposalRoute,
  listFundingProposalsRoute,
} from './funding-proposals.ts';
import { bookRatesRoute, listRatesRoute, previewRatesRoute } from './reference-rates.ts';
import { listRecipientsRoute } from './recipients.ts';
import type { Route } from './route.ts';
import { advanceClockRoute } from './sandbox.ts';
import {
  beginSecondFactorRoute,
  confirmSecondFactorRoute,
  getSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
} from './second-factor.ts';
import {
  endOtherSessionsRoute,
  endSessionRoute,
  getDraftKeyRoute,
  getSessionTimeRoute,
  listSessionsRoute,
} from './sessions.ts';
import {
  approveLoanRoute,
  declineLoanRoute,
  disburseLoanRoute,
  getLoanCaseRoute,
  listLoanCasesRoute,
  listRunningLoansRoute,
} from './staff-loans.ts';
import {
  getFilePageRoute,
  getFilePagesRoute,
  getFileRoute,
  getSignedFileRoute,
} from './stored-files.ts';
import {
  exportEntriesRoute,
  getStatementRoute,
  listStatementsRoute,
  mailStatementRoute,
} from './statements.ts';
import { listRecentUsersRoute, searchUsersRoute } from './user-search.ts';
import {
  endSessionOfUserRoute,
  endSessionsOfUserRoute,
  getClosingRoute,
  listCardsOfUserRoute,
  listChecksOfUserRoute,
  listLoansOfUserRoute,
  listSessionsOfUserRoute,
  listTransfersOfUserRoute,
  removeSecondFactorOfUserRoute,
} from './user-sheet.ts';
import { createLocalTransferRoute } from './local-transfers.ts';
import {
  getSavedApplicationRoute,
  removeSavedApplicationRoute,
  saveApplicationRoute,
} from './saved-applications.ts';
import { listSavedSearchesRoute, removeSearchRoute, saveSearchRoute } from './saved-searches.ts';
import { removeSavingsGoalRoute, setSavingsGoalRoute } from './savings-goals.ts';
import { exportTransfersRoute, listTransfersRoute } from './transfer-list.ts';
import { cancelTransferRoute, getReceiptFileRoute, getTransferRoute } from './transfers.ts';
import {
  changePasswordRoute,
  getUserRoute,
  loginUserRoute,
  logoutUserRoute,
  registerUserRoute,
} from './users.ts';
import { listWeaknessesRoute } from './weaknesses.ts';

/**
 * Every call of the bank. Guard, OpenAPI document, typed client and authorization test are made
 * from this one table.
 */
export const api = {
  registerUser: registerUserRoute,
  loginUser: loginUserRoute,
  logoutUser: logoutUserRoute,
  getUser: getUserRoute,
  changePassword: changePasswordRoute,
  listSessions: listSessionsRoute,
  getSessionTime: getSessionTimeRoute,
  getDraftKey: getDraftKeyRoute,
  endSession: endSessionRoute,
  endOtherSessions: endOtherSessionsRoute,
  getSecondFactor: getSecondFactorRoute,
  beginSecondFactor: beginSecondFactorRoute,
  confirmSecondFactor: confirmSecondFactorRoute,
  renewRecoveryCodes: renewRecoveryCodesRoute,
  removeSecondFactor: removeSecondFactorRoute,
  listPasskeys: listPasskeysRoute,
  beginPasskey: beginPasskeyRoute,
  addPasskey: addPasskeyRoute,
  removePasskey: removePasskeyRoute,
  confirmPasskey: confirmPasskeyRoute,
  beginPasskeyProof: beginPasskeyProofRoute,
  beginPasskeyLogin: beginPasskeyLoginRoute,
  loginWithPasskey: loginWithPasskeyRoute,
  submitProfile: submitProfileRoute,
  changeProfileImage: changeProfileImageRoute,
  confirmEmail: confirmEmailRoute,
  listMailChoices: listMailChoicesRoute,
  chooseMail: chooseMailRoute,
  chooseLanguage: chooseLanguageRoute,
  listNotices: listNoticesRoute,
  readNotices: readNoticesRoute,
  getFreeze: getFreezeRoute,
  freezeAccount: freezeAccountRoute,
  liftFreeze: liftFreezeRoute,
  listFreezes: listFreezesRoute,
  getFreezeCase: getFreezeCaseRoute,
  liftFreezeByStaff: liftFreezeByStaffRoute,
  getIdentity: getIdentityRoute,
  listIdentityCases: listIdentityCasesRoute,
  getIdentityCase: getIdentityCaseRoute,
  acceptIdentity: acceptIdentityRoute,
  refuseIdentity: refuseIdentityRoute,
  resetPassword: resetPasswordRoute,
  forgotPassword: forgotPasswordRoute,
  confirmPasswordReset: confirmPasswordResetRoute,
  acceptInvitation: acceptInvitationRoute,
  getOwnRights: getOwnRightsRoute,
  listColleagues: listColleaguesRoute,
  inviteColleague: inviteColleagueRoute,
  withdrawInvitation: withdrawInvitationRoute,
  changeRole: changeRoleRoute,
  approveRole: approveRoleRoute,
  declineRole: declineRoleRoute,
  approveInvitation: approveInvitationRoute,
  linkOwnCustomer: linkOwnCustomerRoute,
  endAccess: endAccessRoute,
  sayNotMe: sayNotMeRoute,
  reportClientError: reportClientErrorRoute,
  watchChanges: watchChangesRoute,
  confirmOwnEmail: confirmOwnEmailRoute,
  mailOwnEmailLink: mailOwnEmailLinkRoute,
  sendMessage: sendMessageRoute,
  listConversations: listConversationsRoute,
  getConversation: getConversationRoute,
  writeToBank: writeToBankRoute,
  listAccounts: listAccountsRoute,
  listSavingsAccounts: listSavingsAccountsRoute,
  setSavingsGoal: setSavingsGoalRoute,
  removeSavingsGoal: removeSavingsGoalRoute,
  listMoments: listMomentsRoute,
  showMoment: showMomentRoute,
  listInvestmentAccounts: listInvestmentAccountsRoute,
  getBalanceHistory: getBalanceHistoryRoute,
  createLocalTransfer: createLocalTransferRoute,
  createOwnTransfer: createOwnTransferRoute,
  createInternationalTransfer: createInternationalTransferRoute,
  getQuote: getQuoteRoute,
  listRecipients: listRecipientsRoute,
  listTransfers: listTransfersRoute,
  exportTransfers: exportTransfersRoute,
  listSavedSearches: listSavedSearchesRoute,
  saveSearch: saveSearchRoute,
  removeSearch: removeSearchRoute,
  getInsight: getInsightRoute,
  sortPayee: sortPayeeRoute,
  unsortPayee: unsortPayeeRoute,
  nicknamePayee: nicknamePayeeRoute,
  removeNickname: removeNicknameRoute,
  getTransfer: getTransferRoute,
  getReceiptFile: getReceiptFileRoute,
  cancelTransfer: cancelTransferRoute,
  listDisputes: listDisputesRoute,
  getDispute: getDisputeRoute,
  reportDispute: reportDisputeRoute,
  listDisputeCases: listDisputeCasesRoute,
  getDisputeCase: getDisputeCaseRoute,
  correctDispute: correctDisputeRoute,
  endDispute: endDisputeRoute,
  payBill: payBillRoute,
  listScheduled: listScheduledRoute,
  skipBill: skipBillRoute,
  changeBill: changeBillRoute,
  pauseBill: pauseBillRoute,
  resumeBill: resumeBillRoute,
  stopBill: stopBillRoute,
  submitLoanApplication: submitLoanApplicationRoute,
  getSavedApplication: getSavedApplicationRoute,
  saveApplication: saveApplicationRoute,
  removeSavedApplication: removeSavedApplicationRoute,
  listLoans: listLoansRoute,
  getLoanRates: getLoanRatesRoute,
  getLoanSchedule: getLoanScheduleRoute,
  getPayoff: getPayoffRoute,
  payOffLoan: payOffLoanRoute,
  listLoanCases: listLoanCasesRoute,
  listRunningLoans: listRunningLoansRoute,
  getLoanCase: getLoanCaseRoute,
  approveLoan: approveLoanRoute,
  declineLoan: declineLoanRoute,
  disburseLoan: disburseLoanRoute,
  listCards: listCardsRoute,
  generateCard: generateCardRoute,
  revealCards: revealCardsRoute,
  freezeCard: freezeCardRoute,
  unfreezeCard: unfreezeCardRoute,
  deleteCard: deleteCardRoute,
  listStatements: listStatementsRoute,
  getStatement: getStatementRoute,
  mailStatement: mailStatementRoute,
  exportEntries: exportEntriesRoute,
  beginApproval: beginApprovalRoute,
  createApproval: createApprovalRoute,
  getPinState: getPinStateRoute,
  setPin: setPinRoute,
  turnOffPin: turnOffPinRoute,
  requestPinReset: requestPinResetRoute,
  confirmPinReset: confirmPinResetRoute,
  listChecks: listChecksRoute,
  depositCheck: depositCheckRoute,
  getFile: getFileRoute,
  getFilePages: getFilePagesRoute,
  getFilePage: getFilePageRoute,
  getSignedFile: getSignedFileRoute,
  listRates: listRatesRoute,
  previewRates: previewRatesRoute,
  bookRates: bookRatesRoute,
  listPolicies: listPoliciesRoute,
  changePolicy: changePolicyRoute,
  proveAgain: proveAgainRoute,
  approvePolicyChange: approvePolicyChangeRoute,
  declinePolicyChange: declinePolicyChangeRoute,
  withdrawPolicyChange: withdrawPolicyChangeRoute,
  listUsers: listUsersRoute,
  getUserForStaff: getUserForStaffRoute,
  suspendUser: suspendUserRoute,
  unsuspendUser: unsuspendUserRoute,
  deleteUser: deleteUserRoute,
  fundUser: fundUserRoute,
  searchUsers: searchUsersRoute,
  listRecentUsers: listRecentUsersRoute,
  listTransfersOfUser: listTransfersOfUserRoute,
  listCardsOfUser: listCardsOfUserRoute,
  listLoansOfUser: listLoansOfUserRoute,
  listChecksOfUser: listChecksOfUserRoute,
  listSessionsOfUser: listSessionsOfUserRoute,
  endSessionOfUser: endSessionOfUserRoute,
  endSessionsOfUser: endSessionsOfUserRoute,
  removeSecondFactorOfUser: removeSecondFactorOfUserRoute,
  getClosing: getClosingRoute,
  listAuditEvents: listAuditEventsRoute,
  listAuditActions: listAuditActionsRoute,
  exportAuditEvents: exportAuditEventsRoute,
  listWeaknesses: listWeaknessesRoute,
  listQueues: listQueuesRoute,
  listWaitingChecks: listWaitingChecksRoute,
  getCheckForStaff: getCheckForStaffRoute,
  acceptCheck: acceptCheckRoute,
  returnCheck: returnCheckRoute,
  dishonorCheck: dishonorCheckRoute,
  takeCase: takeCaseRoute,
  takeNextCase: takeNextCaseRoute,
  takeOverCase: takeOverCaseRoute,
  giveBackCase: giveBackCaseRoute,
  listPaymentReviews: listPaymentReviewsRoute,
  getPaymentReview: getPaymentReviewRoute,
  approvePayment: approvePaymentRoute,
  declinePayment: declinePaymentRoute,
  listFundingProposals: listFundingProposalsRoute,
  getFundingProposal: getFundingProposalRoute,
  approveFunding: approveFundingRoute,
  declineFunding: declineFundingRoute,
  listOutsidePayments: listOutsidePaymentsRoute,
  getOutsidePayment: getOutsidePaymentRoute,
  returnPayment: returnPaymentRoute,
  listMessages: listMessagesRoute,
  getMessage: getMessageRoute,
  answerMessage: answerMessageRoute,
  closeMessage: closeMessageRoute,
  getTrialBalance: getTrialBalanceRoute,
  exportTrialBalance: exportTrialBalanceRoute,
  listBookAccounts: listBookAccountsRoute,
  listBookEntries: listBookEntriesRoute,
  exportBookEntries: exportBookEntriesRoute,
  getJournal: getJournalRoute,
  listProofs: listProofsRoute,
  askProof: askProofRoute,
  resumeMoney: resumeMoneyRoute,
  proposeReopening: proposeReopeningRoute,
  approveReopening: approveReopeningRoute,
  declineReopening: declineReopeningRoute,
  getStop: getStopRoute,
  getBankDay: getBankDayRoute,
  runJob: runJobRoute,
  retrySetAside: retrySetAsideRoute,
  retryWork: retryWorkRoute,
  getBank: getBankRoute,
  getPasswordRules: getPasswordRulesRoute,
  getHealth: getHealthRoute,
  getReady: getReadyRoute,
  getLive: getLiveRoute,
  advanceClock: advanceClockRoute,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
