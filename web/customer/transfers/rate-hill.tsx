import { useQuery } from '@tanstack/react-query';
import type { Currency } from '../../../contract/values/money.ts';
import { rateHistoryQuery } from '../../api/quote-query.ts';
import { smoothPath } from '../../art/smooth-path.ts';
import type { Point } from '../../art/point.ts';
import './transfer-windows.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.rateHill;

const width = 600;
const height = 56;
/** So that the line at its highest and lowest is not cut. */
const edge = 4;

/** The rates of the last days as a small hill, and on how many a dollar bought less than today. */
export function RateHill({ currency }: { currency: Currency }) {
  const { data } = useQuery(rateHistoryQuery(currency));
  const bought = data?.days.map(({ rate }) => 1 / Number(rate)) ?? [];
  const today = bought.at(-1);
  // One day is no hill.
  if (today === undefined || bought.length < 2) return null;
  const before = bought.slice(0, -1);
  const less = before.filter((one) => one < today).length;
  const line = smoothPath(pointsOf(bought));
  return (
    <>
      <svg
        className="rate-hill-line"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="rate-hill-ground" d={`${line}V${height}H0Z`} />
        <path className="rate-hill-crest" d={line} />
      </svg>
      <p className="muted small">{texts.buysMoreThanOn(less, before.length)}</p>
    </>
  );
}

/** Across the picture from the oldest to today, between the lowest and the highest. */
function pointsOf(rates: readonly number[]): Point[] {
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const span = most - least || 1;
  return rates.map((rate, index) => [
    (index / (rates.length - 1)) * width,
    height - edge - ((rate - least) / span) * (height - 2 * edge),
  ]);
}
