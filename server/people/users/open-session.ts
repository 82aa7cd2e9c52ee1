import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { actorName, type Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newDeviceNotice } from '../../services/mail/contact-notices.ts';
import { queueSecurityNotice } from './queue-security-notice.ts';
import { networkOf, shortAddress } from '../../services/limits/network-of.ts';
import { forgetAwaitedCode } from '../second-factor/awaited-codes-store.ts';
import { heldFactors } from '../step-up/held-factors.ts';
import { deviceParts } from './device-parts.ts';
import { type Device, noteDevice } from './known-devices-store.ts';
import { hashSecret } from '../../base/digest.ts';
import { createSessionToken } from './session-token.ts';
import { insertSession } from './sessions-store.ts';
import type { StoredUser } from './users-store.ts';

interface NewSession {
  user: StoredUser;
  remembered: boolean;
  cookieHash: Buffer | null;
  device: Device;
  /** The details in the trail about this login. */
  details?: Record<string, string>;
}

/**
 * The bank reports every login that brings no cookie of an earlier one, whatever else looks as
 * before: anybody can copy the names of a network and a program.
 */
async function tellOfNewDevice(tx: Tx, ctx: Context, { user, device }: NewSession): Promise<void> {
  const { clock, config } = ctx.bank;
  const sessionsUrl = user.role === 'user' ? `${config.publicUrl}/user/sessions` : undefined;
  await queueSecurityNotice(
    tx,
    clock,
    user,
    newDeviceNotice({
      kind: device.kind,
      device: deviceParts(device.name),
      place: shortAddress(ctx.address),
      at: clock.now(),
      sessionsUrl,
    }),
  );
}

/** Opens a session and answers its token: the only time the token is anywhere. */
export async function openSession(ctx: Context, opening: NewSession): Promise<string> {
  const { user, remembered, cookieHash, device, details = {} } = opening;
  const token = createSessionToken();
  const now = ctx.bank.clock.now();
  const held = await heldFactors(ctx.bank, user.id);
  await ctx.bank.db.tx(async (tx) => {
    const { isFirst, newSince } = await noteDevice(tx, {
      ...device,
      userId: user.id,
      network: networkOf(ctx.address),
      hasStrongFactor: held.has('code') || held.has('passkey'),
      now,
    });
    await insertSession(tx, {
      id: randomUUID(),
      tokenHash: hashSecret(token),
      userId: user.id,
      authEpoch: user.authEpoch,
      cookieHash,
      remembered,
      now,
      address: ctx.address,
      device: device.name.slice(0, 200),
      newDeviceSince: newSince,
    });
    await forgetAwaitedCode(tx, { userId: user.id, network: networkOf(ctx.address) });
    if (!isFirst && !device.isKnown) await tellOfNewDevice(tx, ctx, opening);
    await recordAudit(
      tx,
      { ...ctx, actor: { ...ctx.actor, name: actorName(user) } },
      { action: 'user.signed_in', subject: `user:${user.id}`, details },
    );
  });
  return token;
}
