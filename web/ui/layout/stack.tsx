import { classNames } from '../class-names.ts';
import { Place, type PlaceProps } from './place.tsx';

interface StackProps extends PlaceProps {
  /** Each part is as wide as its own content; otherwise as the stack. */
  align?: 'start';
}

/** Lays its parts one below the other. */
export function Stack({ align, className, ...rest }: StackProps) {
  return <Place {...rest} className={classNames('stack', align && 'stack-start', className)} />;
}
