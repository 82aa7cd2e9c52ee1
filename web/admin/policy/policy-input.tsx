import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { PolicyField } from './policy-field.ts';

interface PolicyInputProps {
  field: PolicyField;
  typed: string;
  error: string | undefined;
  /** In a matrix the label is the head of its column, and nothing more. */
  inMatrix?: boolean;
  onChange: (typed: string) => void;
}

const inputModes: Partial<Record<PolicyField['kind'], 'numeric' | 'decimal'>> = {
  whole: 'numeric',
  percent: 'decimal',
};

/** The control for one thing of a policy. */
export function PolicyInput({
  field: { name, label, kind, hint, none, choices },
  typed,
  error,
  inMatrix = false,
  onChange,
}: PolicyInputProps) {
  const common = {
    label,
    name,
    error,
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'fixed') return null;
  if (kind === 'flag')
    return (
      <Checkbox
        label={label}
        name={name}
        checked={typed === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
    );
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        hint={hint}
        choices={Object.keys(choices ?? {})}
        wordOf={(choice) => choices?.[choice] ?? choice}
      />
    );
  const texts = {
    ...common,
    hint,
    optional: none !== undefined && !inMatrix,
    label: kind === 'percent' && !inMatrix ? `${label} in percent` : label,
  };
  if (kind === 'money') return <MoneyField {...texts} />;
  return (
    <TextField
      {...texts}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={inputModes[kind]}
      autoComplete="off"
    />
  );
}
