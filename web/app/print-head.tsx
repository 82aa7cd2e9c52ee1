import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { bankFacts } from '../../config/bank.ts';
import { userQuery } from '../api/user-queries.ts';
import { formatExact } from '../ui/values/format-date.ts';
import { useAddress } from './navigation/address.ts';
import './app.css';
import { printHeadTexts } from './app.texts.ts';

const texts = printHeadTexts.printHead;

/** The letterhead of every printed page; the screen does not show it. */
export function PrintHead() {
  const { pathname, search } = useAddress();
  // Where the page knows whose it is; the letterhead alone asks nothing of the bank.
  const { data: user } = useQuery({ ...userQuery, enabled: false });
  const [printedAt, setPrintedAt] = useState(() => new Date());
  useEffect(() => {
    // Drawn at once: the browser takes the page as it is when this returns.
    const note = () => flushSync(() => setPrintedAt(new Date()));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <div className="print-head">
      <div>
        <strong>{bankFacts.name}</strong>
        <br />
        {bankFacts.address} · {bankFacts.phone}
      </div>
      <div className="print-head-of">
        {user && (
          <>
            {user.username}
            <br />
          </>
        )}
        {texts.printed(formatExact(printedAt))}
        <br />
        {location.origin + pathname + search}
      </div>
    </div>
  );
}
