import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pinStateQuery } from '../../api/pin-query.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.turnOffPin;

// Only who has a passkey is ever asked.
const TurnOffDialog = latePart(async () => (await import('./turn-off-dialog.tsx')).TurnOffDialog, {
  lost: 'window',
});

/** Offers who has a passkey to pay with it alone. */
export function TurnOffPin({ onTurnedOff }: { onTurnedOff: (answer: string) => void }) {
  const { data: pin } = useQuery(pinStateQuery);
  const [asks, setAsks] = useState(false);
  if (pin?.off !== false || pin.factorWanted !== 'passkey') return null;
  return (
    <section
      className="panel panel-body security-pin-panel security-pin-other"
      aria-labelledby="turn-off-pin"
    >
      <h2 id="turn-off-pin">{texts.payWithPasskeys}</h2>
      <p>{texts.yourPasskeysCanConfirm}</p>
      <Button look="secondary" onClick={() => setAsks(true)}>
        {pin.set ? texts.turnOffPin : texts.payWithoutPin}
      </Button>
      <Suspense>
        {asks && <TurnOffDialog onTurnedOff={onTurnedOff} onClose={() => setAsks(false)} />}
      </Suspense>
    </section>
  );
}
