import type { StatementLine } from '../../../contract/staff/bank-statements.ts';
import {
  type BarPart,
  PartsBar,
  partLooks,
  PartSwatch,
  reachOf,
} from '../../ui/charts/parts-bar.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import './statements.css';

interface Side {
  title: string;
  lines: readonly StatementLine[];
  total: bigint;
}

interface BalancePictureProps {
  sides: readonly [Side, Side];
  now: string;
  earlier: string;
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount);

/** The parts of a bar that have a look of their own; smaller ones are drawn together. */
const ownLooks = partLooks.slice(0, -1);

interface Piece extends BarPart {
  name: string;
  earlier: bigint;
}

const sumOf = (lines: readonly StatementLine[], pick: (line: StatementLine) => bigint) =>
  lines.reduce((sum, line) => sum + pick(line), 0n);

function piecesOf(lines: readonly StatementLine[]): Piece[] {
  const bySize = lines
    .filter(({ figure, earlier }) => figure !== 0n || earlier !== 0n)
    .toSorted((one, other) => (size(one.figure) < size(other.figure) ? 1 : -1));
  const rest = bySize.slice(ownLooks.length);
  return [
    ...bySize.slice(0, ownLooks.length).map(({ name, figure, earlier }, index) => ({
      name,
      amount: figure,
      earlier,
      look: ownLooks[index] ?? 'plain',
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            name: rest.length === 1 ? (rest[0]?.name ?? '') : `${rest.length} others`,
            amount: sumOf(rest, ({ figure }) => figure),
            earlier: sumOf(rest, ({ earlier }) => earlier),
            look: 'plain' as const,
          },
        ]),
  ];
}

/**
 * Draws assets above liabilities and equity on one scale: in good books both bars end at the same
 * place. The tables below have the same figures, so that it is not read out.
 */
export function BalancePicture({ sides, now, earlier }: BalancePictureProps) {
  const bars = sides.map((side) => ({ ...side, pieces: piecesOf(side.lines) }));
  const reach = reachOf(
    bars.flatMap(({ pieces }) => [
      pieces.map(({ amount }) => amount),
      pieces.map((piece) => piece.earlier),
    ]),
  );
  return (
    <Panel title="At a glance">
      <figure className="panel-body statement-picture" aria-hidden="true">
        {bars.map(({ title, total, pieces }) => (
          <div key={title}>
            <p className="statement-picture-head">
              <strong>{title}</strong> <MoneyText amount={total} look="strong" />
            </p>
            <PartsBar parts={pieces} reach={reach} />
            <PartsBar
              slim
              reach={reach}
              parts={pieces.map(({ earlier: amount, look }) => ({ amount, look }))}
            />
            <ul className="statement-legend">
              {pieces.map(({ name, amount, look }) => (
                <li key={name}>
                  <PartSwatch look={look} />
                  <span>{name}</span>
                  <MoneyText amount={amount} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <figcaption className="muted small">
          {now} above, {earlier} below as the thin bar. What is below zero is drawn to the left.
        </figcaption>
      </figure>
    </Panel>
  );
}
