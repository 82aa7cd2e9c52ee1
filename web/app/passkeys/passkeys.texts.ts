import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const passkeysTexts = {
  passkeyItem: {
    added: (moment: string | number) => `Added ${moment}`,
    notUsedYet: 'Not used yet',
    lastUsed: (moment: string | number) => `Last used ${moment}`,
    waitsForYou: 'Waiting for you',
    sinceWhenYourPasswordWas: (moment: string | number) =>
      `Your password was reset through an emailed link on ${moment}. This passkey won’t work ` +
      'until you confirm it.',
    mineThePasskey: (hidden: Wrap, name: ReactNode) =>
      sentence('Mine', hidden(sentence(': the passkey ', name))),
    remove: 'Remove',
    notMineRemove: 'Not mine: remove',
    thePasskey: (name: string | number) => ` the passkey ${name}`,
  },
  passkeys: {
    passkeys: 'Passkeys',
    aPasskeyLogsYouIn:
      'A passkey logs you in with your fingerprint, face or device PIN, without a password ' +
      'or code. It works only on our pages.',
    yourPasskeysCouldNotBe: 'Your passkeys could not be loaded. Nothing was changed by this.',
    loadingPasskeys: 'Loading passkeys',
    noAnswerCameTheList: 'We didn’t hear back. The list shows whether it worked.',
    yourPasskeys: 'Your passkeys',
    addASecondOneOn:
      'Add a second one on another device, so you can still log in this way if you lose the ' +
      'first.',
    youHaveTenPasskeysRemove: 'You have ten passkeys. Remove one first.',
    addAPasskey: 'Add a passkey',
    noPasskeyWasAdded: 'No passkey was added.',
    thisBankHasAnAddress: 'Passkeys can’t be used at this address.',
    passkeysCanBeAddedAt: (address: string | number) => `Passkeys can be added at ${address} only.`,
    thisBrowserCannotUse: 'This browser cannot use passkeys.',
  },
  provePasskey: {
    yourDeviceShowedNoPasskey:
      'Your device didn’t offer a passkey, so nothing was changed. Please try again.',
    noMoneyWasMoved:
      'Your device didn’t offer a passkey, so no money was moved. Please try again, or use ' +
      'your PIN.',
  },
};
