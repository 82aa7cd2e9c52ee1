import type { ReactNode } from 'react';
import { Children } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../../art/icons.tsx';
import { TextWithAmounts } from '../money/hidden-amounts.tsx';
import { Icon } from '../icon.tsx';
import './alert.css';

export type AlertKind = 'error' | 'success' | 'info' | 'warning';

const icons: Record<AlertKind, IconName> = {
  error: 'alert',
  success: 'check',
  info: 'info',
  warning: 'alert',
};

interface AlertProps {
  kind: AlertKind;
  className?: string | undefined;
  /** Nothing to say leaves an empty live region, so that the next message is read out. */
  children?: ReactNode;
}

/** A tinted message inside the page. The live region stays; only its content comes and goes. */
export function Alert({ kind, className, children }: AlertProps) {
  // Two children of which neither is there are an array, and no less empty.
  const empty = Children.toArray(children).every((child) => child === '');
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames('alert-region', className)}
    >
      {!empty && (
        <div className={`alert alert-${kind}`}>
          <Icon name={icons[kind]} />
          <div className="alert-text">
            {typeof children === 'string' ? <TextWithAmounts text={children} /> : children}
          </div>
        </div>
      )}
    </div>
  );
}
