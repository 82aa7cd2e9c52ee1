const lookEveryMs = 500;

/**
 * Ends this process when the shell that npm started it with has ended. npm passes SIGTERM to that
 * shell alone, and the shell does not pass it on: without this the process would go on, with its
 * port and its data folder. The end is a SIGTERM to ourselves, so that it is as clean as any. A
 * process that npm did not start, such as one of a service manager, stays when its parent goes.
 */
export function endWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}
