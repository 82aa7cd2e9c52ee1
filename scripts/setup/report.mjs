/** A failure that a person can mend: what happened, and what to do. */
export class SetupError extends Error {
  constructor(what, mend) {
    super(what);
    this.mend = mend;
  }
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

export function fail(error) {
  say(`\nSet-up stopped: ${error.message}\n${error.mend}\n`);
  process.exitCode = 1;
}

const causes = [
  {
    found: /ENOSPC/,
    what: 'The disk is full.',
    mend: 'Free some space (about 1 GB is needed) and run the command again.',
  },
  {
    found: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    what: 'npm could not reach its package registry.',
    mend:
      'Check the network connection and any proxy (`npm config get registry`, `npm config get ' +
      'proxy`), then run the command again.',
  },
  {
    found: /EINTEGRITY/,
    what: 'A downloaded package is not the one that package-lock.json names.',
    mend:
      'Run `npm cache clean --force` and try again. If it stays, the registry serves something ' +
      'else: do not go on.',
  },
  {
    found: /EACCES|EPERM|EROFS/,
    what: 'A file or folder may not be written.',
    mend:
      'Run the command as the user who owns this folder, or give it back with `chown -R "$USER" ' +
      '.`, and see that npm may write its cache (`npm config get cache`).',
  },
];

/**
 * Names the cause of a failure, given as an error or as what a program printed (which is above the
 * message on the screen already).
 */
export function explain(failure, doing) {
  const text = typeof failure === 'string' ? failure : `${failure.code} ${failure.message}`;
  const cause = causes.find(({ found }) => found.test(text));
  if (cause) return new SetupError(`${cause.what} (could not ${doing})`, cause.mend);
  if (typeof failure === 'string')
    return new SetupError(
      `could not ${doing}.`,
      'The lines above say why. Mend it and run the command again.',
    );
  return new SetupError(`could not ${doing}: ${text}`, 'Mend it and run the command again.');
}
