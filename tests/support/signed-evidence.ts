import { expect } from 'vitest';
import { findEvidence, type Evidence } from '../../server/money/approvals/evidence.ts';
import { blockSigner, writtenKey } from '../../server/services/audit/block-signatures.ts';
import { createAuthenticator } from './authenticator.ts';
import { chainAll } from './chained-trail.ts';
import { passkeyCalls } from './passkeys.ts';
import { useBankPerTest } from './payments.ts';
import { turnOn } from './second-factor.ts';
import { verifyEvidence, type Verdict } from './verify-evidence.ts';

/** Where the bank's pages are. */
export const site = 'http://localhost:3000';
const pin = '4711';

export type Factor = 'passkey' | 'code' | 'pin';
/** Its proof is sent before an order, or along with it. */
export type Way = 'before' | 'along';
interface Order {
  call: string;
  body: Record<string, unknown>;
  quoteId?: string;
}

export type Sign = (order: Order) => Promise<void>;

/** A bank for each test, whose Alice signs orders; and what the script says of the evidence. */
export function useSignedEvidence() {
  const { bank, cast, toBruno } = useBankPerTest();
  const calls = passkeyCalls((...given) => bank().call(...given));

  /** The proof that the next order takes along. */
  let along: object | undefined;
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const approval = path.startsWith('transfers/') ? along : undefined;
    if (approval) along = undefined;
    const sent = { ...headers, ...(approval && { approval: JSON.stringify(approval) }) };
    return (
      await bank().call('POST', `/api/${path}`, {
        token: cast().alice.token,
        body,
        headers: sent,
      })
    ).body;
  };

  /** Alice with one way to sign, and how she does. */
  async function signer(factor: Factor, way: Way): Promise<Sign> {
    const { alice } = cast();
    const approve = async (proof: object, order: Order) => {
      // The change of a bill takes no proof along.
      if (way === 'along' && !order.call.endsWith('/change')) along = proof;
      else
        expect(await post('approvals', { ...proof, order })).toEqual({
          expiresAt: expect.any(String),
        });
    };
    if (factor === 'passkey') {
      const { device } = await calls.add(alice, {
        device: createAuthenticator(site),
        name: 'Alice’s phone',
      });
      return async (order) => {
        const { nonce, options } = await post('approvals/begin', { order });
        await approve({ passkey: { nonce, credential: device.get(options) } }, order);
      };
    }
    await post('approvals/pin', { securityPin: pin });
    const { recoveryCodes } =
      factor === 'code'
        ? await turnOn(bank().call, alice, { securityPin: pin })
        : { recoveryCodes: [] };
    return async (order) => {
      const code = recoveryCodes.pop();
      await approve({ securityPin: pin, ...(code && { code }) }, order);
    };
  }

  async function send({ call, body, quoteId }: Order): Promise<string> {
    const { transfer } = await post(call, body, quoteId ? { 'quote-id': quoteId } : {});
    return transfer._id;
  }

  /** The evidence once the lines of the trail are in a block. */
  async function evidenceOf(orderId: string): Promise<Evidence> {
    const { db, secrets, clock } = bank().bank;
    await chainAll(db, blockSigner(secrets), clock.now().add({ minutes: 1 }));
    return (await findEvidence(db, orderId)) as Evidence;
  }

  /** The key and the site, which the reader knows without the file. */
  const known = () => {
    const { publicKey } = blockSigner(bank().bank.secrets).signPublicly(Buffer.from('any'));
    return ['--key', writtenKey(publicKey), '--site', site];
  };
  const verifyOne = async (evidence: unknown, args = known()): Promise<Verdict> =>
    (await verifyEvidence([{ evidence, args }]))[0] as Verdict;

  const payFive = async (sign: Sign) => {
    const order = { call: 'transfers/local', body: toBruno(5) };
    await sign(order);
    return await send(order);
  };

  return { bank, cast, toBruno, post, signer, send, evidenceOf, known, verifyOne, payFive };
}
