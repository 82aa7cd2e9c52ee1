import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { maxPasskeys } from '../../../contract/people/passkey-rules.ts';
import type { Passkey } from '../../../contract/people/passkeys.ts';
import { wordDevice } from '../../../contract/people/device-name.texts.ts';
import type { Answer } from '../../api/client.ts';
import { passkeysQuery } from '../../api/passkeys-query.ts';
import { sessionsQuery } from '../../api/session-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import type { AlertKind } from '../../ui/feedback/alert.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TryAgain } from '../../ui/feedback/try-again.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { latePart } from '../navigation/late-part.tsx';
import { useNamedPart } from '../navigation/use-named-part.ts';
import { PasskeyItem } from './passkey-item.tsx';
import { usesPasskeys } from './passkey-support.ts';
import './passkeys.css';
import { passkeysTexts } from './passkeys.texts.ts';

const texts = passkeysTexts.passkeys;

const AddPasskeyDialog = latePart(
  async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
  { lost: 'window' },
);
const ConfirmPasskeyDialog = latePart(
  async () => (await import('./confirm-passkey-dialog.tsx')).ConfirmPasskeyDialog,
  { lost: 'window' },
);
const RemovePasskeyDialog = latePart(
  async () => (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog,
  { lost: 'window' },
);

/** The passkeys of the person who is signed in. */
export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const heading = useNamedPart('passkeys');
  return (
    <Panel title={texts.passkeys} headingRef={heading}>
      <div className="panel-body passkeys-body">
        <p>{texts.aPasskeyLogsYouIn}</p>
        <TryAgain query={query}>{() => <p>{texts.yourPasskeysCouldNotBe}</p>}</TryAgain>
        {query.isPending && <Skeleton lines={2} label={texts.loadingPasskeys} />}
        {query.data && <PasskeyList {...query.data} />}
      </div>
    </Panel>
  );
}

type Asking = 'add' | { confirm: Passkey } | { remove: Passkey };

interface Told {
  kind: AlertKind;
  text: string;
}

const unknown: Told = {
  kind: 'warning',
  text: texts.noAnswerCameTheList,
};

function PasskeyList({ address, passkeys }: Answer<'GET /api/users/passkeys'>) {
  const queryClient = useQueryClient();
  const own = useQuery(sessionsQuery).data?.find(({ current }) => current);
  const device = own ? wordDevice(own) : '';
  const [asking, setAsking] = useState<Asking>();
  const [told, setTold] = useState<Told>();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus may be gone with its passkey.
  useFocusOnChange(place, told);
  const close = () => setAsking(undefined);
  const ask = (what: Asking) => {
    setTold(undefined);
    setAsking(what);
  };
  const tell = (what: Told) => {
    close();
    setTold(what);
    void queryClient.invalidateQueries(passkeysQuery);
    // The dashboard says how many of them wait.
    void queryClient.invalidateQueries(userQuery);
  };
  const done = (text: string) => tell({ kind: 'success', text });
  const windowParts = { onUnknown: () => tell(unknown), onCancel: close };
  const obstacle = whyNone(address);
  return (
    <div ref={place} tabIndex={-1} className="passkeys">
      <Alert kind={told?.kind ?? 'info'}>{told?.text}</Alert>
      {passkeys.length > 0 && (
        <ul aria-label={texts.yourPasskeys}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey._id}
              passkey={passkey}
              onConfirm={() => ask({ confirm: passkey })}
              onRemove={() => ask({ remove: passkey })}
            />
          ))}
        </ul>
      )}
      {obstacle !== undefined && <p className="muted">{obstacle}</p>}
      {obstacle === undefined && passkeys.length === 1 && <p>{texts.addASecondOneOn}</p>}
      {obstacle === undefined && (
        <Button
          look={passkeys.length === 0 ? 'primary' : 'secondary'}
          disabledReason={
            passkeys.length < maxPasskeys ? undefined : texts.youHaveTenPasskeysRemove
          }
          onClick={() => ask('add')}
        >
          {texts.addAPasskey}
        </Button>
      )}
      <Suspense>
        {asking === 'add' && (
          <AddPasskeyDialog
            {...windowParts}
            device={device}
            onAdded={done}
            onNothing={() => tell({ kind: 'info', text: texts.noPasskeyWasAdded })}
          />
        )}
        {typeof asking === 'object' && 'confirm' in asking && (
          <ConfirmPasskeyDialog {...windowParts} passkey={asking.confirm} onConfirmed={done} />
        )}
        {typeof asking === 'object' && 'remove' in asking && (
          <RemovePasskeyDialog {...windowParts} passkey={asking.remove} onRemoved={done} />
        )}
      </Suspense>
    </div>
  );
}

/** Says why no passkey can be added here; undefined where one can. */
function whyNone(address: string | null): string | undefined {
  if (address === null) return texts.thisBankHasAnAddress;
  if (address !== location.origin) return texts.passkeysCanBeAddedAt(address);
  return usesPasskeys() ? undefined : texts.thisBrowserCannotUse;
}
