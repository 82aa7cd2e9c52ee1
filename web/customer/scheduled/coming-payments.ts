import type { Account } from '../../../contract/accounts.ts';
import type { OwnSchedule } from '../../../contract/bills.ts';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import { scheduledTexts } from './scheduled.texts.ts';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const texts = scheduledTexts.comingPayments;

/**
 * One payment to come and what the paying account holds after it; below zero it will not be made.
 */
export interface ComingPayment {
  key: string;
  /** As the customer calls the payee, else as the order does. */
  name: string;
  at: string;
  amountMinor: bigint;
  account: string;
  afterMinor: bigint;
  /** What it comes from: an order for later, or the next date of a recurring bill. */
  order: { transfer: OwnTransfer } | { schedule: OwnSchedule };
}

interface Scheduled {
  transfers: readonly OwnTransfer[];
  schedules: readonly OwnSchedule[];
}

/** Not paused until its customer resumes it. */
export const comesByItself = ({
  pausedSince,
  pausedUntil,
}: Pick<OwnSchedule, 'pausedSince' | 'pausedUntil'>) =>
  pausedSince === null || pausedUntil !== null;

/** The payments to come, soonest first, each taken from what the ones before it leave. */
export function comingPayments(
  accounts: readonly Account[],
  { transfers, schedules }: Scheduled,
): ComingPayment[] {
  const left = new Map(accounts.map(({ number, available }) => [number, available]));
  const orders = [
    ...transfers.map((order) => ({
      key: order._id,
      name: order.nickname ?? order.recipientName,
      at: order.transferDate,
      amountMinor: order.debitedUsd,
      account: order.senderAccount,
      order: { transfer: order },
    })),
    ...schedules.filter(comesByItself).map((bill) => ({
      key: bill._id,
      name: bill.nickname ?? bill.recipientName,
      at: bill.nextPaymentAt,
      amountMinor: bill.nextAmount,
      account: bill.debitedAccount,
      order: { schedule: bill },
    })),
  ];
  return orders
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ amountMinor, account, ...payment }) => {
      const payer = account ?? payingAccount(accounts, left, amountMinor);
      const afterMinor = (left.get(payer) ?? 0n) - amountMinor;
      // What cannot be paid is not paid, and takes nothing.
      if (afterMinor >= 0n) left.set(payer, afterMinor);
      return { ...payment, amountMinor, account: nameOf(accounts, payer), afterMinor };
    });
}

/** Checking if it covers the whole sum, else Savings if it does, as the bank itself chooses. */
function payingAccount(
  accounts: readonly Account[],
  left: Map<string, bigint>,
  amountMinor: bigint,
): string {
  const numberOf = (type: Account['type']) =>
    accounts.find((account) => account.type === type)?.number ?? '';
  const [checking, savings] = [numberOf('Checking Account'), numberOf('Savings Account')];
  const covers = (number: string) => (left.get(number) ?? 0n) >= amountMinor;
  return covers(checking) || !covers(savings) ? checking : savings;
}

const nameOf = (accounts: readonly Account[], number: string) =>
  wireWordsTexts.ownAccount(
    accounts.find((account) => account.number === number)?.type ?? texts.aClosedAccount,
  );
