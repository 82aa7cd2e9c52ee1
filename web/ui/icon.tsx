import type { IconName } from '../art/icons.tsx';
import { icons } from '../art/icons.tsx';
import { classNames } from './class-names.ts';
import './icon.css';

interface IconProps {
  name: IconName;
  small?: boolean;
}

/** A picture beside a text label, in the text's colour; never the only carrier of a meaning. */
export function Icon({ name, small = false }: IconProps) {
  return (
    <svg
      className={classNames('icon', small && 'icon-small')}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {icons[name]}
    </svg>
  );
}
