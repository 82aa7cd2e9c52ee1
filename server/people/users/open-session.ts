import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { actorName, type Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newDeviceNotice } from '../../services/mail/contact-notices.ts';
import { queueSecurityNotice } from './queue-security-notice.ts';
import { networkOf, shortAddress } from '../../services/limits/network-of.ts';
import { forgetAwaitedCode } from '../second-factor/awaited-codes-store.ts';
import { deviceParts } from './device-parts.ts';
import { type DeviceStanding, noteDevice } from './known-devices-store.ts';
import { hashSecret } from '../../base/digest.ts';
import { createSessionToken } from './session-token.ts';
import { insertSession } from './sessions-store.ts';
import type { StoredUser } from './users-store.ts';

interface NewSession {
  user: StoredUser;
  remembered: boolean;
  cookieHash: Buffer | null;
  /** The browser's own words about itself, cut: shown to its owner in the list of sessions. */
  device: string;
  /** The browser's own random text; undefined of other programs. */
  browser: string | undefined;
  /** The browser has a cookie from an earlier sign-in of this person. */
  deviceIsKnown: boolean;
  /** What the trail adds about this login. */
  details?: Record<string, string>;
}

/**
 * A browser keeps its cookie, so one without is new; other programs keep none and are known by name
 * and network.
 */
async function tellOfNewDevice(
  tx: Tx,
  ctx: Context,
  { user, cookieHash, device, deviceIsKnown }: NewSession,
  { standing }: DeviceStanding,
): Promise<void> {
  const { clock, config } = ctx.bank;
  const isBrowser = cookieHash !== null;
  if (deviceIsKnown || standing === 'first' || (standing === 'seen' && !isBrowser)) return;
  const sessionsUrl = user.role === 'user' ? `${config.publicUrl}/user/sessions` : undefined;
  await queueSecurityNotice(
    tx,
    clock,
    user,
    newDeviceNotice({
      device: deviceParts(device),
      place: shortAddress(ctx.address),
      at: clock.now(),
      sessionsUrl,
    }),
  );
}

/** Opens a session and answers its token: the only time the token is anywhere. */
export async function openSession(ctx: Context, opening: NewSession): Promise<string> {
  const { user, remembered, cookieHash, device, browser, deviceIsKnown, details = {} } = opening;
  const token = createSessionToken();
  const now = ctx.bank.clock.now();
  await ctx.bank.db.tx(async (tx) => {
    const place = await noteDevice(tx, {
      userId: user.id,
      device,
      address: ctx.address,
      browser,
      isKnown: deviceIsKnown,
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
      device: device.slice(0, 200),
      newDeviceSince: place.newSince,
    });
    await forgetAwaitedCode(tx, { userId: user.id, network: networkOf(ctx.address) });
    await tellOfNewDevice(tx, ctx, opening, place);
    await recordAudit(
      tx,
      { ...ctx, actor: { ...ctx.actor, name: actorName(user) } },
      { action: 'user.signed_in', subject: `user:${user.id}`, details },
    );
  });
  return token;
}
