import { useEffect, useState } from 'react';
import { logOut } from '../../api/log-out.ts';
import { IdleWarning } from './idle-warning.tsx';
import { useSessionEnd } from './use-session-end.ts';

const warnMs = 120_000;

/** Warns two minutes before the sign-in ends. Without an answer it ends it here and at the bank. */
export function IdleWatch() {
  const { leftMs, renewable, renew } = useSessionEnd(warnMs);
  const [closed, setClosed] = useState(false);
  const over = leftMs === 0;
  const warned = leftMs !== undefined && leftMs <= warnMs;
  useEffect(() => {
    if (over) void logOut('idle');
  }, [over]);
  if (!warned && closed) setClosed(false);
  if (!warned || over || closed) return null;
  return (
    <IdleWarning
      secondsLeft={Math.ceil(leftMs / 1000)}
      renewable={renewable}
      onStay={renew}
      onClose={() => setClosed(true)}
      onLeave={() => void logOut()}
    />
  );
}
