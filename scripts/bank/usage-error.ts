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
