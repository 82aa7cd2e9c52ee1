import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './layout.css';

/** A distance of the space scale in web/styles/tokens.css. */
type Space = 4 | 8 | 12 | 16 | 20 | 24;

/** Says which element it is, and what lies in it; a class of the page places it. */
export interface PlaceProps {
  as?: 'div' | 'header' | 'li' | 'p' | 'span';
  gap: Space;
  className?: string | undefined;
  role?: 'group';
  'aria-label'?: string;
  children: ReactNode;
}

export interface LinesProps extends PlaceProps {
  /** The distance between lines, where it is another than within a line. */
  rowGap?: Exclude<Space, 20 | 24> | undefined;
}

/** Draws what a stack, a row and columns have in common. */
export function Place({ as: Element = 'div', gap, rowGap, className, ...rest }: LinesProps) {
  return (
    <Element
      className={classNames(className, `gap-${gap}`, rowGap && `row-gap-${rowGap}`)}
      {...rest}
    />
  );
}
