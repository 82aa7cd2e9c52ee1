import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const passkeysTexts = {
  passkeyItem: {
    added: (moment: string | number) => `Added ${moment}`,
    notUsedYet: 'Not used yet',
    lastUsed: (moment: string | number) => `Last used ${moment}`,
    waitsForYou: 'Waits for you',
    sinceWhenYourPasswordWas: (moment: string | number) =>
      `Since ${moment}, when your password was replaced through an emailed link, it logs ` +
      'nobody in.',
    mineThePasskey: (hidden: Wrap, name: ReactNode) =>
      sentence('Mine', hidden(sentence(': the passkey ', name))),
    remove: 'Remove',
    notMineRemove: 'Not mine: remove',
    thePasskey: (name: string | number) => ` the passkey ${name}`,
  },
  passkeys: {
    passkeys: 'Passkeys',
    aPasskeyLogsYouIn:
      'A passkey logs you in with your fingerprint, your face or the PIN of your device, ' +
      'and needs no password and no code. It works on this bank’s pages only.',
    yourPasskeysCouldNotBe: 'Your passkeys could not be loaded. Nothing was changed by this.',
    loadingPasskeys: 'Loading passkeys',
    noAnswerCameTheList: 'No answer came. The list shows what became of it.',
    yourPasskeys: 'Your passkeys',
    addASecondOneOn:
      'Add a second one on another device, so that you can still log in this way when ' +
      'the first is lost.',
    youHaveTenPasskeysRemove: 'You have ten passkeys. Remove one first.',
    addAPasskey: 'Add a passkey',
    noPasskeyWasAdded: 'No passkey was added.',
    thisBankHasAnAddress: 'This bank has an address where passkeys cannot be used.',
    passkeysCanBeAddedAt: (address: string | number) => `Passkeys can be added at ${address} only.`,
    thisBrowserCannotUse: 'This browser cannot use passkeys.',
  },
  provePasskey: {
    yourDeviceShowedNoPasskey:
      'Your device showed no passkey, so nothing was changed. Please try again.',
    noMoneyWasMoved:
      'Your device showed no passkey, so no money was moved. Please try again, or use your PIN.',
  },
};
