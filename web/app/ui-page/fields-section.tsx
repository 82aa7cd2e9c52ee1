import { useState } from 'react';
import { CheckboxList } from '../../ui/fields/checkbox-list.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sample } from './sample.tsx';

export function FieldsSection() {
  const [kind, setKind] = useState('Personal');
  const [searched, setSearched] = useState('');
  return (
    <Sample title="Fields">
      <div className="field-row">
        <TextField label="Recipient bank" defaultValue="Hudson & Pine Credit Union" />
        <SelectField label="Currency" choices={['USD', 'EUR', 'GBP']} />
        <DigitsField
          label="Account number"
          length={9}
          defaultValue="44172"
          error="Account number must be exactly 9 digits."
        />
        <TextField label="Payment date" hint="Set to today" readOnly defaultValue="11/21/2026" />
        <TextField label="Reference" optional placeholder="What it is for" />
        <DigitsField
          label="Routing number"
          length={9}
          defaultValue="026555015"
          warning="This number does not pass the usual check."
        />
      </div>
      <MoneyField label="Amount" defaultValue="1250.00" />
      <MoneyField
        label="Amount in euros"
        symbol="€"
        defaultValue="12.345"
        error="Please enter a valid amount."
      />
      <SegmentedField
        label="Account kind"
        name="account-kind"
        choices={['Personal', 'Business']}
        chosen={kind}
        onChoose={setKind}
      />
      <SegmentedField
        label="Card kind"
        name="card-kind"
        choices={['Debit', 'Credit']}
        chosen=""
        error="Please choose a card."
        onChoose={() => undefined}
      />
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="Send me a copy" />
      <ReasonsSample />
      <SearchField
        label="Search transactions"
        placeholder="Search"
        value={searched}
        onSearch={setSearched}
      />
    </Sample>
  );
}

const reasons = {
  income: 'Your income is too low for the amount you asked for.',
  history: 'Your credit history is too short.',
};

function ReasonsSample() {
  const [chosen, setChosen] = useState<(keyof typeof reasons)[]>(['income']);
  return (
    <CheckboxList
      label="Reasons"
      hint="The main ones."
      name="reasons"
      choices={reasons}
      chosen={chosen}
      error={undefined}
      onChoose={setChosen}
    />
  );
}

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
