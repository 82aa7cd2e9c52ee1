import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link is behind the `#`, where no server, log or referrer sees it; it is
 * taken out of the address once the page is shown.
 */
export function useLinkSecret(): string | undefined {
  // Read here and removed from the address only later: React may begin this page a second time,
  // and would then find nothing.
  const [secret] = useState(
    () => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined,
  );
  useEffect(() => {
    if (secret !== undefined) history.replaceState(history.state, '', location.pathname);
  }, [secret]);
  return secret;
}
