import { deleteUser, fundUser, getUserForStaff, listUsers, suspendUser, unsuspendUser } from './admin-users.ts';
import { confirmPinReset, createApproval, getPinState, requestPinReset, setPin } from './approvals.ts';
import { getBankDay, retrySetAside, retryWork, runJob } from './bank-day.ts';
import { exportBookEntries, exportTrialBalance, getJournal, getTrialBalance, listBookAccounts, listBookEntries } from './books.ts';
import { askProof, getStop, listProofs, resumeMoney } from './books-proof.ts';
import { approveReopening, declineReopening, proposeReopening } from './day-reopenings.ts';
import { getBalanceHistory, listAccounts, listInvestmentAccounts, listSavingsAccounts } from './accounts.ts';
import { changeBill, pauseBill, resumeBill } from './bill-changes.ts';
import { listScheduled, payBill, skipBill, stopBill } from './bills.ts';
import { exportAuditEvents, listAuditActions, listAuditEvents } from './audit.ts';
import { getBank, getHealth, getLive } from './bank.ts';
import { giveBackCase, listQueues, takeCase, takeOverCase } from './cases.ts';
import { deleteCard, generateCard, listCards, revealCards } from './cards.ts';
import { dishonorCheck } from './check-dishonor.ts';
import { acceptCheck, getCheckForStaff, listWaitingChecks, returnCheck } from './check-reviews.ts';
import { depositCheck, listChecks } from './deposits.ts';
import { correctDispute, endDispute, getDisputeCase, listDisputeCases } from './dispute-cases.ts';
import { getDispute, listDisputes, reportDispute } from './disputes.ts';
import { getQuote } from './exchange.ts';
import { createInternationalTransfer } from './international-transfers.ts';
import { acceptIdentity, getIdentity, getIdentityCase, listIdentityCases, refuseIdentity } from './identity.ts';
import { getLoanRates, getLoanSchedule, getPayoff, listLoans, payOffLoan, submitLoanApplication } from './loans.ts';
import { getConversation, listConversations, writeToBank } from './conversations.ts';
import { sendMessage } from './messages.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, beginPasskeyProof, confirmPasskey, listPasskeys, loginWithPasskey, removePasskey } from './passkeys.ts';
import { sayNotMe } from './not-me.ts';
import { confirmOwnEmail, mailOwnEmailLink } from './own-email.ts';
import { confirmPasswordReset, forgotPassword, resetPassword } from './password-resets.ts';
import { changeProfileImage, confirmEmail, submitProfile } from './profiles.ts';
import { chooseNotice, listNotices } from './notices.ts';
import { changePolicy, listPolicies, withdrawPolicyChange } from './policy-changes.ts';
import { answerMessage, closeMessage, getMessage, listMessages } from './message-answers.ts';
import { createOwnTransfer } from './own-transfers.ts';
import { getOutsidePayment, listOutsidePayments, returnPayment } from './outside-payments.ts';
import { approvePayment, declinePayment, getPaymentReview, listPaymentReviews } from './payment-reviews.ts';
import { approveFunding, declineFunding, getFundingProposal, listFundingProposals } from './funding-proposals.ts';
import { bookRates, listRates, previewRates } from './reference-rates.ts';
import { listRecipients } from './recipients.ts';
import type { Route } from './route.ts';
import { advanceClock } from './sandbox.ts';
import { beginSecondFactor, confirmSecondFactor, getSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { endOtherSessions, endSession, getDraftKey, getSessionTime, listSessions } from './sessions.ts';
import { approveLoan, declineLoan, disburseLoan, getLoanCase, listLoanCases, listRunningLoans } from './staff-loans.ts';
import { getFile, getSignedFile } from './stored-files.ts';
import { exportEntries, getStatement, listStatements, mailStatement } from './statements.ts';
import { listRecentUsers, searchUsers } from './user-search.ts';
import {
  endSessionOfUser,
  endSessionsOfUser,
  getClosing,
  listCardsOfUser,
  listChecksOfUser,
  listLoansOfUser,
  listSessionsOfUser,
  listTransfersOfUser,
  removeSecondFactorOfUser,
} from './user-sheet.ts';
import { createLocalTransfer } from './local-transfers.ts';
import { getSavedApplication, removeSavedApplication, saveApplication } from './saved-applications.ts';
import { listSavedSearches, removeSearch, saveSearch } from './saved-searches.ts';
import { exportTransfers, listTransfers } from './transfer-list.ts';
import { cancelTransfer, getReceiptFile, getTransfer } from './transfers.ts';
import { changePassword, getUser, loginUser, logoutUser, registerUser } from './users.ts';
import { listWeaknesses } from './weaknesses.ts';

/** Every call of the bank. Guard, OpenAPI document, typed client and authorization test are made from this one table. */
export const api = {
  registerUser,
  loginUser,
  logoutUser,
  getUser,
  changePassword,
  listSessions,
  getSessionTime,
  getDraftKey,
  endSession,
  endOtherSessions,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  confirmPasskey,
  beginPasskeyProof,
  beginPasskeyLogin,
  loginWithPasskey,
  submitProfile,
  changeProfileImage,
  confirmEmail,
  listNotices,
  chooseNotice,
  getIdentity,
  listIdentityCases,
  getIdentityCase,
  acceptIdentity,
  refuseIdentity,
  resetPassword,
  forgotPassword,
  confirmPasswordReset,
  sayNotMe,
  confirmOwnEmail,
  mailOwnEmailLink,
  sendMessage,
  listConversations,
  getConversation,
  writeToBank,
  listAccounts,
  listSavingsAccounts,
  listInvestmentAccounts,
  getBalanceHistory,
  createLocalTransfer,
  createOwnTransfer,
  createInternationalTransfer,
  getQuote,
  listRecipients,
  listTransfers,
  exportTransfers,
  listSavedSearches,
  saveSearch,
  removeSearch,
  getTransfer,
  getReceiptFile,
  cancelTransfer,
  listDisputes,
  getDispute,
  reportDispute,
  listDisputeCases,
  getDisputeCase,
  correctDispute,
  endDispute,
  payBill,
  listScheduled,
  skipBill,
  changeBill,
  pauseBill,
  resumeBill,
  stopBill,
  submitLoanApplication,
  getSavedApplication,
  saveApplication,
  removeSavedApplication,
  listLoans,
  getLoanRates,
  getLoanSchedule,
  getPayoff,
  payOffLoan,
  listLoanCases,
  listRunningLoans,
  getLoanCase,
  approveLoan,
  declineLoan,
  disburseLoan,
  listCards,
  generateCard,
  revealCards,
  deleteCard,
  listStatements,
  getStatement,
  mailStatement,
  exportEntries,
  createApproval,
  getPinState,
  setPin,
  requestPinReset,
  confirmPinReset,
  listChecks,
  depositCheck,
  getFile,
  getSignedFile,
  listRates,
  previewRates,
  bookRates,
  listPolicies,
  changePolicy,
  withdrawPolicyChange,
  listUsers,
  getUserForStaff,
  suspendUser,
  unsuspendUser,
  deleteUser,
  fundUser,
  searchUsers,
  listRecentUsers,
  listTransfersOfUser,
  listCardsOfUser,
  listLoansOfUser,
  listChecksOfUser,
  listSessionsOfUser,
  endSessionOfUser,
  endSessionsOfUser,
  removeSecondFactorOfUser,
  getClosing,
  listAuditEvents,
  listAuditActions,
  exportAuditEvents,
  listWeaknesses,
  listQueues,
  listWaitingChecks,
  getCheckForStaff,
  acceptCheck,
  returnCheck,
  dishonorCheck,
  takeCase,
  takeOverCase,
  giveBackCase,
  listPaymentReviews,
  getPaymentReview,
  approvePayment,
  declinePayment,
  listFundingProposals,
  getFundingProposal,
  approveFunding,
  declineFunding,
  listOutsidePayments,
  getOutsidePayment,
  returnPayment,
  listMessages,
  getMessage,
  answerMessage,
  closeMessage,
  getTrialBalance,
  exportTrialBalance,
  listBookAccounts,
  listBookEntries,
  exportBookEntries,
  getJournal,
  listProofs,
  askProof,
  resumeMoney,
  proposeReopening,
  approveReopening,
  declineReopening,
  getStop,
  getBankDay,
  runJob,
  retrySetAside,
  retryWork,
  getBank,
  getHealth,
  getLive,
  advanceClock,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
