import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** What the choice means, in a line of its own. */
  detail?: string;
}

export function Checkbox({ label, detail, ...input }: CheckboxProps) {
  return (
    <label className={classNames('checkbox', detail !== undefined && 'checkbox-of-lines')}>
      <input {...input} type="checkbox" />
      <span>
        {label}
        {detail !== undefined && <span className="muted small">{detail}</span>}
      </span>
    </label>
  );
}
