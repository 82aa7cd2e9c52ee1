/** The operator called a command wrongly; the text says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The one file that a command takes. */
export function onlyFile(command: string, args: string[]): string {
  const [file] = args;
  if (file === undefined || args.length !== 1)
    throw new UsageError(`Usage: npm run bank -- ${command} FILE`);
  return file;
}

/** The log that a command compares the trail with, where it is given one. */
export function anchorFileOf(command: string, args: string[]): string | undefined {
  const [option, file] = args;
  if (args.length !== 0 && (option !== '--anchor' || args.length !== 2))
    throw new UsageError(`Usage: npm run bank -- ${command} [--anchor FILE]`);
  return file;
}
