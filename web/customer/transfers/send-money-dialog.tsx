import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KnownRecipients } from './known-recipients.tsx';
import { InternationalTransferForm, LocalTransferForm, OwnTransferForm } from './transfer-forms.ts';
import './transfer-windows.css';
import { sendMoneyDialogTexts } from './transfers.texts.ts';

const texts = sendMoneyDialogTexts.sendMoneyDialog;

const choices = [
  {
    name: texts.local,
    detail: texts.toAnAccountAtThis,
    icon: 'send',
    form: LocalTransferForm,
  },
  {
    name: texts.international,
    detail: texts.toAnAccountAtA,
    icon: 'globe',
    form: InternationalTransferForm,
  },
  {
    name: texts.betweenMyAccounts,
    detail: texts.moveMoneyFromOneOf,
    icon: 'swap',
    form: OwnTransferForm,
  },
] as const;

/** Where the money goes decides which form opens in place. */
export function SendMoneyDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Pick<(typeof choices)[number], 'form'>>();
  const [person, setPerson] = useState<RecentRecipient>();
  const user = useQuery(userQuery);
  const accounts = useQuery(accountsQuery);
  useQuery(pinStateQuery);
  useQuery(identityQuery);
  const first = useRef<HTMLButtonElement>(null);
  const choosing = (
    <Dialog open title={texts.sendMoney} narrow initialFocus={first} onClose={onClose}>
      <div className="dialog-body send-money">
        {choices.map((choice, index) => (
          <button
            key={choice.name}
            ref={index === 0 ? first : undefined}
            type="button"
            onClick={() => setChosen(choice)}
            onPointerEnter={choice.form.fetchAhead}
            // The first has the focus of who has only opened the window.
            onFocus={index === 0 ? undefined : choice.form.fetchAhead}
          >
            <Icon name={choice.icon} />
            <strong>{choice.name}</strong>
            <span className="muted">{choice.detail}</span>
          </button>
        ))}
        <KnownRecipients
          kinds={['local', 'international']}
          level="h3"
          title={texts.recentRecipients}
          onChoose={(recipient) => {
            setPerson(recipient);
            setChosen({
              form: recipient.kind === 'local' ? LocalTransferForm : InternationalTransferForm,
            });
          }}
        />
      </div>
    </Dialog>
  );
  if (chosen === undefined || user.data === undefined) return choosing;
  return (
    <Suspense fallback={choosing}>
      <chosen.form
        userId={user.data._id}
        accounts={accounts.data}
        offersRecent
        person={person}
        onClose={onClose}
      />
    </Suspense>
  );
}
