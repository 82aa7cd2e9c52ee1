import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link stands behind the `#`, where no server, log or referrer sees it; it
 * is taken out of the address once the page stands.
 */
export function useLinkSecret(): string | undefined {
  // Read only, and taken out later: a page that is still being put together may be begun anew, and
  // would find nothing.
  const [secret] = useState(
    () => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined,
  );
  useEffect(() => {
    if (secret !== undefined) history.replaceState(history.state, '', location.pathname);
  }, [secret]);
  return secret;
}
