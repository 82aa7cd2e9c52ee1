import { useQuery } from '@tanstack/react-query';
import { bankFacts } from '../../../config/bank.ts';
import { userQuery } from '../../api/user-queries.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import './statement-head.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.statementHead;

/** The letterhead of a printed page; the screen does not show it. */
export function StatementHead({ title }: { title: string }) {
  const { data: user } = useQuery(userQuery);
  return (
    <div className="statement-head">
      <div>
        <strong>{bankFacts.name}</strong>
        <br />
        {bankFacts.address} · {bankFacts.phone}
      </div>
      <div className="statement-owner">
        {title}
        <br />
        {texts.printed(user?.username ?? '', formatExact(new Date()))}
        <br />
        {location.href}
      </div>
    </div>
  );
}
