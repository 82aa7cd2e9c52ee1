import { classNames } from '../class-names.ts';
import { Place, type LinesProps } from './place.tsx';

interface RowProps extends LinesProps {
  /** Where a part lies in its line; otherwise each is as high as the line. */
  align?: 'center' | 'baseline' | 'end';
  /** `apart`: the first at the start of the line, the last at its end. `last`: all at its end. */
  spread?: 'apart' | 'last';
  /** It stays one line, however narrow it is. */
  whole?: boolean;
}

/** Lays its parts one after the other, in as many lines as they need. */
export function Row({ align, spread, whole = false, className, ...rest }: RowProps) {
  return (
    <Place
      {...rest}
      className={classNames(
        'row',
        whole && 'row-whole',
        align && `row-${align}`,
        spread && `row-${spread}`,
        className,
      )}
    />
  );
}
