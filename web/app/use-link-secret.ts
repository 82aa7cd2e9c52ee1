import { useEffect, useState } from 'react';
import { mailedSecret } from './mailed-secret.ts';

/** The secret of a mailed link, which is taken out of the address once the page is shown. */
export function useLinkSecret(): string | undefined {
  // Read here and removed from the address only later: React may begin this page a second time,
  // and would then find nothing.
  const [secret] = useState(() => mailedSecret() || undefined);
  useEffect(() => {
    if (secret !== undefined) history.replaceState(history.state, '', location.pathname);
  }, [secret]);
  return secret;
}
