import { useState } from 'react';
import type { PolicyName } from '../../../contract/values/policy.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
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
  const [openKey, setOpenKey] = useState<string>();
  const wholly = complaints.filter(({ field }) => field === undefined);
  const move = (from: number, to: number) =>
    onChange(draft.toSpliced(from, 1).toSpliced(to, 0, draft[from] ?? {}));
  const add = () => {
    const row = newRow(name);
    onChange([...draft, row]);
    setOpenKey(row[rowKey]);
  };
  return (
    <>
      <Alert kind="error">{wholly.length > 0 && wholly.map(({ text }) => text).join(' ')}</Alert>
      {draft.map((typed, index) => {
        const wrong = complaints.filter(({ row }) => row === index);
        const fields = (
          <Row
            name={name}
            typed={typed}
            complaints={wrong}
            onChange={(row) => onChange(draft.with(index, row))}
          />
        );
        if (!list) return <div key={name}>{fields}</div>;
        const rowName = `${list.rowName} ${index + 1}`;
        const title = list.isFixed
          ? typed['name']
          : typed['name']
            ? `${rowName}, ${typed['name']}`
            : rowName;
        const key = typed[rowKey];
        // A row with a fault is open, so that the fault is in sight.
        const isOpen = list.shownAs !== 'folded' || key === openKey || wrong.length > 0;
        return (
          <fieldset
            key={key}
            className={classNames(
              'policy-row',
              list.shownAs === 'matrix' && 'policy-row-matrix',
              list.shownAs === 'matrix' && index > 0 && 'fields-headed',
            )}
          >
            <legend
              className={list.shownAs === 'matrix' && !list.isFixed ? 'visually-hidden' : undefined}
            >
              {title}
            </legend>
            {list.shownAs === 'folded' && (
              <div className="policy-row-fold">
                <span className="policy-row-words muted small">{summaryOf(typed)}</span>
                <Button
                  look="quiet"
                  compact
                  aria-expanded={isOpen}
                  onClick={() => setOpenKey(isOpen ? undefined : key)}
                >
                  {isOpen ? 'Done' : 'Edit'}
                  <span className="visually-hidden"> {title}</span>
                </Button>
              </div>
            )}
            {isOpen && (
              <div className="policy-row-fields">
                {fields}
                {!list.isFixed && (
                  <div className="policy-row-actions">
                    {list.shownAs !== 'matrix' && (
                      <Button
                        look="quiet"
                        compact
                        disabledReason={index === 0 ? 'It is the first' : undefined}
                        onClick={() => move(index, index - 1)}
                      >
                        Move up<span className="visually-hidden"> {rowName}</span>
                      </Button>
                    )}
                    <Button
                      look="quiet"
                      compact
                      onClick={() => onChange(draft.toSpliced(index, 1))}
                    >
                      Remove<span className="visually-hidden"> {rowName}</span>
                    </Button>
                  </div>
                )}
              </div>
            )}
          </fieldset>
        );
      })}
      {list && !list.isFixed && (
        <Button look="secondary" compact onClick={add}>
          <Icon name="plus" />
          Add {list.rowName.toLowerCase()}
        </Button>
      )}
    </>
  );
}

/** Where a folded row is, by what was typed of it so far. */
function summaryOf({ address, city, state }: Typed): string {
  return [address, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

interface RowProps {
  name: PolicyName;
  typed: Typed;
  complaints: readonly PolicyComplaint[];
  onChange: (typed: Typed) => void;
}

function Row({ name, typed, complaints, onChange }: RowProps) {
  const { fields, list } = policySheets[name];
  return fields.map((field) => (
    <PolicyInput
      key={field.name}
      field={field}
      typed={typed[field.name] ?? ''}
      error={complaints.find((one) => one.field === field.name)?.text}
      inMatrix={list?.shownAs === 'matrix'}
      onChange={(text) => onChange({ ...typed, [field.name]: text })}
    />
  ));
}
