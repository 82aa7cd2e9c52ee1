import type { MouseEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './app.css';
import { deviceChoiceTexts as texts } from './app.texts.ts';

interface DeviceChoiceProps {
  busy?: boolean;
  /** Names the other way to confirm, which is below. */
  otherwise: string;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The passkey comes first, where something else to type would do too. */
export const DeviceChoice = ({ busy = false, otherwise, onPress }: DeviceChoiceProps) => (
  <div className="device-choice">
    <Button wide look="secondary" disabled={busy} onClick={onPress}>
      <Icon name="key" />
      {texts.confirmWithYourDevice}
    </Button>
    <p className="muted small">{otherwise}</p>
  </div>
);
