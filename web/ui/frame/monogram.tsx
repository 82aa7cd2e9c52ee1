import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './top-bar.css';

interface MonogramProps {
  name: string;
  large?: boolean;
  /** A picture that covers the letters. */
  children?: ReactNode;
}

/** Two letters for a person: decoration next to the name, never instead of it. */
export function Monogram({ name, large = false, children }: MonogramProps) {
  return (
    <span className={classNames('monogram', large && 'monogram-large')} aria-hidden="true">
      {monogramOf(name)}
      {children}
    </span>
  );
}

/**
 * `MO` for `maya.okafor` and `Maya Okafor`, `KM` for `kmensah`, `KL` for `Kettle & Loaf`: of signs
 * there is no initial.
 */
export function monogramOf(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = second
    ? [...first].slice(0, 1).concat([...second].slice(0, 1))
    : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
