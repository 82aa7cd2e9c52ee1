import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from '../art/icons.tsx';
import { Icon } from './icon.tsx';
import './button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What the button does, for those who do not see the picture. */
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('icon-button', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
