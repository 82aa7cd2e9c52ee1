import { classNames } from '../class-names.ts';
import { Place, type PlaceProps } from './place.tsx';

interface ColumnsProps extends PlaceProps {
  /** `wide-first`: three parts and two of the width, each as high as its own content. */
  shares: 'wide-first' | 'equal';
}

/** Lays its parts in two columns, which are one in a narrow window. */
export function Columns({ shares, className, ...rest }: ColumnsProps) {
  return <Place {...rest} className={classNames(`columns-${shares}`, className)} />;
}
