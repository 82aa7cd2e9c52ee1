import { type Notice, noticesOf } from './notice.ts';
import {
  type HalfSignIn,
  secondFactorNoticesTexts as english,
} from './second-factor-notices.texts.ts';
import { secondFactorNoticesTexts as spanish } from './second-factor-notices.texts.es.ts';

const notice = noticesOf({ en: english, es: spanish });
const twoStep = { kind: 'two-step' } as const;
const password = { kind: 'password' } as const;

export const secondFactorOnNotice = (): Notice => notice(twoStep, ({ on }) => on);
export const secondFactorOffNotice = (): Notice => notice(twoStep, ({ off }) => off);
/** Staff removed it for a person who lost app and recovery codes. */
export const secondFactorRemovedNotice = (): Notice => notice(twoStep, ({ removed }) => removed);
export const recoveryCodesRenewedNotice = (): Notice =>
  notice(twoStep, ({ codesRenewed }) => codesRenewed);
export const recoveryCodeUsedNotice = (left: number): Notice =>
  notice(twoStep, ({ codeUsed }) => codeUsed(left));
export const codeNotGivenNotice = (tried: HalfSignIn): Notice =>
  notice(password, ({ codeNotGiven }) => codeNotGiven(tried));
export const wrongCodeNotice = (tried: HalfSignIn): Notice =>
  notice(password, ({ wrongCode }) => wrongCode(tried));
export const passkeyAddedNotice = (name: string): Notice =>
  notice(twoStep, ({ passkeyAdded }) => passkeyAdded(name));
export const passkeyConfirmedNotice = (name: string): Notice =>
  notice(twoStep, ({ passkeyConfirmed }) => passkeyConfirmed(name));
export const passkeyRemovedNotice = (name: string): Notice =>
  notice(twoStep, ({ passkeyRemoved }) => passkeyRemoved(name));
