import { classNames } from '../class-names.ts';

/**
 * In place of a short list within a panel, where an empty landscape would be too loud: that there
 * is nothing, and why or when something comes.
 */
export function EmptyLine({ children, className }: { children: string; className?: string }) {
  return <p className={classNames('empty-line muted', className)}>{children}</p>;
}
