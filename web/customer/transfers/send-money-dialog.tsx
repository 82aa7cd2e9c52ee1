import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { accountsQuery } from '../../api/account-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { internationalTransferForm, localTransferForm, ownTransferForm } from './transfer-forms.ts';
import './send-money-dialog.css';
import { sendMoneyDialogTexts } from './send-money-dialog.texts.ts';

const texts = sendMoneyDialogTexts.sendMoneyDialog;

const choices = [
  {
    name: texts.local,
    detail: texts.toAnAccountAtThis,
    icon: 'send',
    form: localTransferForm,
  },
  {
    name: texts.international,
    detail: texts.toAnAccountAtA,
    icon: 'globe',
    form: internationalTransferForm,
  },
  {
    name: texts.betweenMyAccounts,
    detail: texts.moveMoneyFromOneOf,
    icon: 'swap',
    form: ownTransferForm,
  },
] as const;

/** Where the money goes decides which form opens in place. */
export function SendMoneyDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<(typeof choices)[number]>();
  const user = useQuery(userQuery);
  const accounts = useQuery(accountsQuery);
  useQuery(pinStateQuery);
  const choosing = (
    <Dialog open title={texts.sendMoney} narrow onClose={onClose}>
      <div className="dialog-body send-money">
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="button"
            onClick={() => setChosen(choice)}
            onPointerEnter={choice.form.fetchAhead}
            onFocus={choice.form.fetchAhead}
          >
            <Icon name={choice.icon} />
            <strong>{choice.name}</strong>
            <span className="muted">{choice.detail}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
  if (chosen === undefined || user.data === undefined) return choosing;
  return (
    <Suspense fallback={choosing}>
      <chosen.form.Wizard
        userId={user.data._id}
        accounts={accounts.data}
        offersRecent
        onClose={onClose}
      />
    </Suspense>
  );
}
