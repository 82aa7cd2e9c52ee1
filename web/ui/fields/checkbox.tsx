import type { ComponentProps, ReactNode } from 'react';
import './field.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
