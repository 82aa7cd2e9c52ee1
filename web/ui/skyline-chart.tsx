import { useContext, useState } from 'react';
import { skyline } from '../art/skyline.ts';
import { formatDay, formatLongDay, formatShortDay, noonOf } from './format-date.ts';
import { AmountsHidden } from './hidden-amounts.tsx';
import { MoneyText } from './money-text.tsx';
import type { SkylineDay } from './skyline-day.ts';
import { skylineScale } from './skyline-scale.ts';
import { SkylineWalk } from './skyline-walk.tsx';
import './skyline-chart.css';

const width = 760;
const height = 150;

const percent = (part: number) => `calc(${part} * 100%)`;

interface SkylineChartProps {
  caption: string;
  /** Oldest first; the last is today. */
  days: readonly SkylineDay[];
}

/**
 * The balance as a moor: its crest is the data, and the same data stands in a table for those who
 * do not see it. Hidden amounts make a level moor.
 */
export function SkylineChart({ caption, days }: SkylineChartProps) {
  const totals = days.map(({ total }) => total);
  const latest = totals.at(-1) ?? 0;
  const hidden = useContext(AmountsHidden);
  const [at, setAt] = useState<number>();
  const drawable = days.length > 1 && !hidden;
  // The hill runs on a little behind today, so that the marker stands on it and not at the edge.
  const { crest, area, lines, points } = drawable
    ? skyline([...totals, latest], { width, height, ...skylineScale(totals) })
    : skyline([1, 1], { width, height, max: 3 });
  const shownDay = at === undefined ? undefined : days[at];
  const place = points[at ?? days.length - 1];
  return (
    <>
      <figure className="skyline">
        <div className="skyline-view">
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={area} fill="var(--lm-balance-hill)" />
            <g fill="none" stroke="var(--lm-art-line-near)" opacity=".75">
              {lines.map((line) => (
                <path key={line} d={line} vectorEffect="non-scaling-stroke" />
              ))}
            </g>
            <path
              d={crest}
              fill="none"
              stroke="var(--lm-on-night)"
              strokeWidth="2.2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {drawable && place && (
            <span
              className="skyline-dot"
              style={{ left: percent(place[0] / width), top: percent(place[1] / height) }}
            />
          )}
          {drawable && <SkylineWalk days={days} at={at} onWalk={setAt} />}
        </div>
        <figcaption aria-hidden={drawable || undefined}>
          {drawable && at !== undefined && shownDay ? (
            <span
              className="skyline-day skyline-walked"
              style={{ left: `clamp(96px, ${percent(at / days.length)}, 100% - 96px)` }}
            >
              {formatDay(noonOf(shownDay.day))} <MoneyText amount={shownDay.total} />
            </span>
          ) : drawable ? (
            <DayLabels days={days} />
          ) : (
            startText(hidden, days.length)
          )}
        </figcaption>
      </figure>
      {drawable && <SkylineTable caption={caption} days={days} />}
    </>
  );
}

/** One day is no line yet; nothing is drawn that did not happen. */
function startText(hidden: boolean, days: number): string {
  if (hidden) return 'Amounts are hidden.';
  return days === 0
    ? 'Your balance history starts with your first deposit.'
    : 'Your history starts today.';
}

/** Where a day lies on the hill, which runs on for one step behind today. */
const dayPlace = (index: number, days: number) =>
  `clamp(44px, ${percent(index / days)}, 100% - 36px)`;

function DayLabels({ days }: { days: readonly SkylineDay[] }) {
  const last = days.length - 1;
  const shown = last < 3 ? [0] : [0, Math.round(last / 3), Math.round((last * 2) / 3)];
  return (
    <>
      {shown.map((index) => (
        <span key={index} className="skyline-day" style={{ left: dayPlace(index, days.length) }}>
          {formatShortDay(noonOf(days[index]?.day ?? ''))}
        </span>
      ))}
      <span className="skyline-day" style={{ left: dayPlace(last, days.length) }}>
        Today
      </span>
    </>
  );
}

function SkylineTable({ caption, days }: SkylineChartProps) {
  return (
    <table className="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, total }) => (
          <tr key={day}>
            <td>{formatLongDay(noonOf(day))}</td>
            <td>
              <MoneyText amount={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
