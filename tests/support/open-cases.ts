import { randomUUID } from 'node:crypto';
import { expectStatus } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { disputeCalls } from './disputes.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { twoLegs } from './vouchers.ts';

const typed = {
  accountName: 'Savings Account',
  senderAccount: 'Estate of J. Marsh',
  recipientBank: 'Larkmoor Bank',
  reference: 'Inheritance',
};

/** The entries by which a second person of the staff credits. */
export const inheritance = (amount: number) => ({
  ...typed,
  transferDate: '2026-11-20T10:00:00Z',
  amount,
});

/** Cases that wait for the staff, each of a customer of its own. */
export function openCases(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, staff, rosa, ask, customer } = desk;
  const { order, paid, reported } = disputeCalls(desk);

  /** Makes a customer with more money than one person of the staff may credit at once. */
  async function rich() {
    const who = await customer(9_000);
    for (let credits = 0; credits < 2; credits += 1) await bank().fund(staff(), who, 9_000);
    return who;
  }
  return {
    rich,
    async handedIn() {
      const { token, email, id } = await customer();
      const form = profileForm(
        { fullName: 'Mina Holt', email, phone: '+1 212 555 0177', address: '4 Heather Row' },
        { idDocument: await identityCard('Mina Holt') },
      );
      expectStatus(await bank().call('POST', '/api/users/profile', { token, form }), 200);
      const path = `/api/admin/identity/${id}`;
      return {
        queue: 'identity_document',
        id,
        path,
        document: (await ask(staff(), 'GET', path)).body.document._id as string,
      } as const;
    },
    /** A customer who said “This was not me”. */
    async frozen() {
      const who = await customer();
      expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
      const { cases } = (await ask(staff(), 'GET', '/api/admin/freezes')).body;
      const id: string = cases.find(
        (one: { customer: { _id: string } }) => one.customer._id === who.id,
      )._id;
      return { queue: 'freeze', id, path: `/api/admin/freezes/${id}` } as const;
    },
    /** A payment that has gone through, reported by its payer. */
    async problem(amount: number) {
      const payer = await rich();
      const { _id: id } = await reported(payer, (await paid(payer, amount))._id);
      return { queue: 'dispute', id: id as string, path: `/api/admin/disputes/${id}` } as const;
    },
    /** A credit that Rosa proposed. */
    async proposed() {
      const { id: person } = await customer();
      const { proposal: id } = (
        await ask(rosa(), 'PUT', `/api/admin/users/${person}/accounts/fund`, inheritance(20_000))
      ).body;
      return {
        queue: 'funding',
        id: id as string,
        path: `/api/admin/funding-proposals/${id}`,
      } as const;
    },
    /** A return that Rosa proposed. */
    async sentBack() {
      const { _id: payment } = await order(await rich(), 12_000);
      const path = `/api/admin/outside-payments/${payment}/return`;
      const answer = await ask(rosa(), 'POST', path, { reason: 'REFUSED' });
      const { proposal: id } = expectStatus(answer, 202).body;
      return {
        queue: 'return',
        id: id as string,
        path: `/api/admin/payment-returns/${id}`,
      } as const;
    },
    /** A voucher that Rosa made. */
    async voucher() {
      const body = { reason: 'A fee, posted twice.', legs: twoLegs(5) };
      const { voucher: id } = expectStatus(
        await ask(rosa(), 'POST', '/api/admin/vouchers', body),
        202,
      ).body;
      return { queue: 'voucher', id: id as string, path: `/api/admin/vouchers/${id}` } as const;
    },
    async written() {
      const subject = `Hours ${randomUUID()}`;
      const body = {
        firstName: 'Ines',
        lastName: 'Marsh',
        email: 'ines@mail.example',
        subject,
        message: 'Open?',
        privacyConsent: true,
      };
      await bank().call('POST', '/api/messages', { body });
      const { cases } = (await ask(staff(), 'GET', '/api/admin/messages')).body;
      const id: string = cases.find((one: { subject: string }) => one.subject === subject)._id;
      return { queue: 'message', id, path: `/api/admin/messages/${id}` } as const;
    },
  };
}
