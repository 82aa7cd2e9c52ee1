import { useState } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { Sample } from './sample.tsx';

export function SecretsSection() {
  const [pin, setPin] = useState('40');
  const [wrongPin, setWrongPin] = useState('407');
  return (
    <Sample title="Security PIN and password">
      <PinField
        label="Security PIN"
        value={pin}
        onChange={({ currentTarget }) => setPin(currentTarget.value)}
      />
      <PinField
        label="Security PIN"
        value={wrongPin}
        error="PIN must be exactly 4 digits."
        onChange={({ currentTarget }) => setWrongPin(currentTarget.value)}
      />
      <div className="field-row">
        <PasswordField label="Password" autoComplete="off" defaultValue="a-long-password" />
        <PasswordField
          label="New password"
          autoComplete="off"
          error="Password must be at least 8 characters."
        />
      </div>
    </Sample>
  );
}
