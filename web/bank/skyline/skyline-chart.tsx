import { useContext, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { formatShortDay, noonOf } from '../../ui/values/format-date.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { heightsOf, type SkylineDay } from './skyline-day.ts';
import { height, levelMoor, skylineShape, width, type SkylineShape } from './skyline-shape.ts';
import './skyline-chart.css';
import { skylineTexts } from '../bank.texts.ts';

const texts = skylineTexts.skylineChart;

export const percent = (part: number) => `calc(${part} * 100%)`;

interface SkylineChartProps {
  /** Oldest first; the last is today. */
  days: readonly SkylineDay[];
  /** The picture, where it holds more than these days. */
  shape?: SkylineShape;
  /** The point under the dot; undefined is today. */
  at?: number | undefined;
  /** Below the picture, instead of the days. */
  caption?: ReactNode;
  /** It was drawn before. */
  still?: boolean;
  /** Lies over the picture. */
  children?: ReactNode;
}

/** The balance as a moor: its crest is the data. Hidden amounts make a level moor. */
export function SkylineChart({ days, shape, at, caption, still, children }: SkylineChartProps) {
  const hidden = useContext(AmountsHidden);
  const drawable = days.length > 1 && !hidden;
  const shown = shape ?? (drawable ? skylineShape(heightsOf(days)) : levelMoor());
  const place = shown.points[at ?? days.length - 1];
  return (
    <figure className={classNames('skyline', still && 'skyline-still')}>
      <div className="skyline-view">
        <Moor shape={shown} />
        {drawable && place && (
          <span
            className="skyline-dot"
            style={{ left: percent(place[0] / width), top: percent(place[1] / height) }}
          />
        )}
        {children}
      </div>
      <figcaption aria-hidden={drawable || undefined}>
        {caption ??
          (drawable ? <DayLabels days={days} shape={shown} /> : startText(hidden, days.length))}
      </figcaption>
    </figure>
  );
}

function Moor({ shape: { area, crest, lines, ahead } }: { shape: SkylineShape }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={area} fill="var(--lm-balance-hill)" />
      <g fill="none" stroke="var(--lm-art-line-near)" opacity=".75">
        {lines.map((line) => (
          <path key={line} d={line} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <path className="skyline-crest" d={crest} vectorEffect="non-scaling-stroke" />
      {ahead && (
        <path className="skyline-crest skyline-ahead" d={ahead} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}

/** One day is no line yet; nothing is drawn that did not happen. */
function startText(hidden: boolean, days: number): string {
  if (hidden) return texts.amountsAreHidden;
  return days === 0 ? texts.yourBalanceHistoryStarts : texts.yourHistoryStartsToday;
}

/** Nearer to today, on a phone a day and today would be one unreadable word. */
const labelPart = 0.3;

interface DayLabelsProps {
  days: readonly SkylineDay[];
  shape: SkylineShape;
}

function DayLabels({ days, shape: { points } }: DayLabelsProps) {
  const partOf = (index: number) => (points[index]?.[0] ?? 0) / width;
  const last = days.length - 1;
  // Where days to come take their part of the picture, there is room for fewer.
  const parts = partOf(last) < 0.8 ? [0, 1 / 2] : [0, 1 / 3, 2 / 3];
  const shown = parts
    .map((part) => Math.round(last * part))
    .filter((index) => partOf(last) - partOf(index) >= labelPart);
  const placeOf = (index: number) => `clamp(44px, ${percent(partOf(index))}, 100% - 36px)`;
  return (
    <>
      {shown.map((index) => (
        <span key={index} className="skyline-day" style={{ left: placeOf(index) }}>
          {formatShortDay(noonOf(days[index]?.day ?? ''))}
        </span>
      ))}
      <span className="skyline-day" style={{ left: placeOf(last) }}>
        {texts.today}
      </span>
    </>
  );
}
