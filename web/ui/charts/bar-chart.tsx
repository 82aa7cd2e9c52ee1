import { useContext, useId } from 'react';
import { barPath, barsHeight, barsWidth, placeBars } from './bar-shapes.ts';
import { HatchPattern } from '../money/hatch-pattern.tsx';
import { AmountsHidden } from '../money/hidden-amounts.tsx';
import { MoneyText } from '../money/money-text.tsx';
import './charts.css';
import { chartsTexts } from './charts.texts.ts';

const texts = chartsTexts.barChart;

export interface MoneyMonth {
  /** `July 2026` */
  name: string;
  /** `Jul`; shown below the bars. */
  shortName: string;
  moneyIn: bigint;
  moneyOut: bigint;
}

interface BarChartProps {
  caption: string;
  /** Oldest first. */
  months: readonly MoneyMonth[];
}

/**
 * Money in next to money out, each with its own hatch; a table has the same figures for people who
 * do not see them. Hidden amounts draw no bar.
 */
export function BarChart({ caption, months }: BarChartProps) {
  const linesId = useId();
  const diagonalId = useId();
  const hidden = useContext(AmountsHidden);
  const width = barsWidth(months.length);
  const height = barsHeight(months.length);
  return (
    <>
      <figure className="bars" aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`}>
          <HatchPattern id={linesId} way="in" />
          <HatchPattern id={diagonalId} way="out" />
          {!hidden &&
            placeBars(months).map((bar) => (
              <path
                key={bar.x}
                className={bar.isIn ? 'bar-in' : 'bar-out'}
                d={barPath(bar)}
                fill={`url(#${bar.isIn ? linesId : diagonalId})`}
              />
            ))}
          <path className="bar-base" d={`M0 ${height - 0.75}H${width}`} />
        </svg>
        <ol className="bar-names">
          {months.map(({ name, shortName }) => (
            <li key={name}>{shortName}</li>
          ))}
        </ol>
        <figcaption>
          <Series fill={`url(#${linesId})`} className="bar-in" name={texts.moneyIn} />
          <Series fill={`url(#${diagonalId})`} className="bar-out" name={texts.moneyOut} />
        </figcaption>
      </figure>
      <MonthTable caption={caption} months={months} />
    </>
  );
}

function Series({ fill, className, name }: { fill: string; className: string; name: string }) {
  return (
    <span>
      <svg className="bar-swatch" viewBox="0 0 16 16">
        <rect className={className} x=".5" y=".5" width="15" height="15" rx="3" fill={fill} />
      </svg>
      {name}
    </span>
  );
}

function MonthTable({ caption, months }: BarChartProps) {
  return (
    // A table is never narrower than its words: hidden alone, it would widen the page.
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.moneyIn}</th>
            <th scope="col">{texts.moneyOut}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, moneyIn, moneyOut }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <MoneyText amount={moneyIn} />
              </td>
              <td>
                <MoneyText amount={moneyOut} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
