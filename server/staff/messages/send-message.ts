import { randomUUID } from 'node:crypto';
import { bankFacts } from '../../../config/bank.ts';
import type { ContactMessage } from '../../../contract/people/messages.ts';
import type { Context } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { newReference } from '../../base/new-reference.ts';

/** Enough for an office, too few for a flood of mail. */
const perAddress: LimitRule = { name: 'message-address', points: 10, duration: 600 };

/** Stores a visitor's message for staff and mails a copy to support. @returns its reference. */
export async function sendMessage(ctx: Context, input: ContactMessage): Promise<string> {
  const reference = newReference('MSG');
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const { db, clock } = ctx.bank;
  const { firstName, lastName, email, phone = '', subject, message, leaveEmpty = '' } = input;
  const doubtful = leaveEmpty !== '';
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO contact_message (id, reference, first_name, last_name, email, phone, subject,
        message, created_at, doubtful) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        randomUUID(),
        reference,
        firstName,
        lastName,
        email,
        phone,
        subject,
        message,
        clock.businessNow(),
        doubtful,
      ],
    );
    await queueMail(tx, clock, {
      to: bankFacts.supportEmail,
      replyTo: email,
      subject: `${reference}${doubtful ? ' (may come from a program)' : ''}: ${subject}`,
      paragraphs: [`From ${firstName} ${lastName} <${email}>${phone ? `, ${phone}` : ''}`, message],
    });
  });
  return reference;
}
