import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import { useDownload } from '../../app/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { depositTexts } from './deposit.texts.ts';
import './deposit.css';

const texts = depositTexts.letters;

const letters = [
  {
    name: texts.directDepositForm,
    file: `${brand.fileName}-direct-deposit.pdf`,
    call: 'GET /api/letters/direct-deposit.pdf',
  },
  {
    name: texts.balanceLetter,
    file: `${brand.fileName}-balances.pdf`,
    call: 'GET /api/letters/balances.pdf',
  },
] as const;

/** The letters that a customer hands to an employer, a landlord or an office. */
export function Letters() {
  return (
    <div className="letters">
      {letters.map((letter) => (
        <Letter key={letter.call} {...letter} />
      ))}
    </div>
  );
}

function Letter({ name, file, call }: (typeof letters)[number]) {
  const { busy, failure, save } = useDownload();
  return (
    <>
      <Button
        look="secondary"
        compact
        busy={busy}
        keepsFocus
        onClick={() => void save(file, () => callForFile(call, {}))}
      >
        <Icon name="download" />
        <span>{name}</span>
      </Button>
      <Alert kind="error">{failure}</Alert>
    </>
  );
}
