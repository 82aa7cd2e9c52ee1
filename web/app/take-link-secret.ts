/** The secret of a mailed link stands behind the `#`, where no server, log or referrer sees it; it is taken out of the address once read. */
export function takeLinkSecret(): string | undefined {
  const secret = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
  if (secret !== undefined) history.replaceState(history.state, '', location.pathname);
  return secret;
}
