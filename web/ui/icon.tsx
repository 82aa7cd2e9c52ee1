import type { IconName } from '../art/icons.tsx';
import { icons } from '../art/icons.tsx';
import { classNames } from './class-names.ts';
import './button.css';

interface IconProps {
  name: IconName;
  small?: boolean;
  /** An arrow that turns over while what it folds is open. */
  ofFold?: boolean;
}

/** A picture next to a text label, in the text's colour; never the only carrier of a meaning. */
export function Icon({ name, small = false, ofFold = false }: IconProps) {
  return (
    <svg
      className={classNames('icon', small && 'icon-small', ofFold && 'icon-of-fold')}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {icons[name]}
    </svg>
  );
}
