import type { ReactNode } from 'react';
import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../icon.tsx';
import './feedback.css';

type BadgeLook = 'good' | 'waiting' | 'bad' | 'plain' | 'point';

interface BadgeProps {
  look: BadgeLook;
  icon?: IconName;
  children: ReactNode;
}

/** A stamp: icon and word, so that colour is never alone. */
export function Badge({ look, icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${look}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
