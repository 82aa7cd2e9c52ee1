import type { StatementSection } from '../../../contract/staff/bank-statements.ts';
import { PartsBar, reachOf } from '../../ui/charts/parts-bar.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import './statements.css';

interface IncomePictureProps {
  sections: readonly StatementSection[];
  now: string;
  earlier: string;
}

/**
 * Income and expenses by line, each with its bar of the period before, on one scale. The tables
 * below have the same figures, so that it is not read out.
 */
export function IncomePicture({ sections, now, earlier }: IncomePictureProps) {
  const lines = sections.flatMap(({ kind, lines: ofSection }) =>
    ofSection
      .filter((line) => line.figure !== 0n || line.earlier !== 0n)
      .map((line) => ({ ...line, look: kind === 'income' ? 'lines' : 'diagonals' }) as const),
  );
  const reach = reachOf(lines.flatMap((line) => [[line.figure], [line.earlier]]));
  return (
    <Panel title="At a glance">
      <figure className="panel-body statement-picture" aria-hidden="true">
        {lines.map(({ code, name, figure, earlier: before, look }) => (
          <div key={code}>
            <p className="statement-picture-head">
              <span>{name}</span> <MoneyText amount={figure} look="strong" />
            </p>
            <PartsBar parts={[{ amount: figure, look }]} reach={reach} />
            <PartsBar slim parts={[{ amount: before, look: 'plain' }]} reach={reach} />
          </div>
        ))}
        <figcaption className="muted small">
          Lines are income, diagonals expenses: {now}. The thin bar below each: {earlier}.
        </figcaption>
      </figure>
    </Panel>
  );
}
