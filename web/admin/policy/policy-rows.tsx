import type { PolicyName } from '../../../contract/policy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newRow, rowKey, type PolicyComplaint } from './policy-draft.ts';
import type { Typed } from './policy-field.ts';
import { PolicyInput } from './policy-input.tsx';
import { policySheets } from './policy-sheets.ts';

interface PolicyRowsProps {
  name: PolicyName;
  draft: readonly Typed[];
  complaints: readonly PolicyComplaint[];
  onChange: (draft: Typed[]) => void;
}

/** The fields of a policy: one row, or a list of rows that can be added to, moved and removed. */
export function PolicyRows({ name, draft, complaints, onChange }: PolicyRowsProps) {
  const { list } = policySheets[name];
  const wholly = complaints.filter(({ field }) => field === undefined);
  const move = (from: number, to: number) => onChange(draft.toSpliced(from, 1).toSpliced(to, 0, draft[from] ?? {}));
  return (
    <>
      <Alert kind="error">{wholly.length > 0 && wholly.map(({ text }) => text).join(' ')}</Alert>
      {draft.map((typed, index) => {
        const fields = (
          <Row name={name} typed={typed} complaints={complaints.filter(({ row }) => row === index)} onChange={(row) => onChange(draft.with(index, row))} />
        );
        if (!list) return <div key={name}>{fields}</div>;
        const rowName = `${list.rowName} ${index + 1}`;
        return (
          <fieldset key={typed[rowKey]} className="policy-row">
            <legend>{typed['name'] ? `${rowName}, ${typed['name']}` : rowName}</legend>
            <div className="policy-row-fields">
              {fields}
              <div className="policy-row-actions">
                <Button look="quiet" compact disabledReason={index === 0 ? 'It is the first' : undefined} onClick={() => move(index, index - 1)}>
                  Move up<span className="visually-hidden"> {rowName}</span>
                </Button>
                <Button look="quiet" compact onClick={() => onChange(draft.toSpliced(index, 1))}>
                  Remove<span className="visually-hidden"> {rowName}</span>
                </Button>
              </div>
            </div>
          </fieldset>
        );
      })}
      {list && (
        <Button look="secondary" compact onClick={() => onChange([...draft, newRow(name)])}>
          <Icon name="plus" />
          Add {list.rowName.toLowerCase()}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  name: PolicyName;
  typed: Typed;
  complaints: readonly PolicyComplaint[];
  onChange: (typed: Typed) => void;
}

function Row({ name, typed, complaints, onChange }: RowProps) {
  return policySheets[name].fields.map((field) => (
    <PolicyInput
      key={field.name}
      field={field}
      typed={typed[field.name] ?? ''}
      error={complaints.find((one) => one.field === field.name)?.text}
      onChange={(text) => onChange({ ...typed, [field.name]: text })}
    />
  ));
}
