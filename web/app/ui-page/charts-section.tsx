import { AccountNumber } from '../../ui/money/account-number.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { CopyableList } from '../../ui/lists/copyable-list.tsx';
import { skylineAhead } from '../../bank/skyline/skyline-ahead.ts';
import { SkylineChart } from '../../bank/skyline/skyline-chart.tsx';
import { heightsOf } from '../../bank/skyline/skyline-day.ts';
import { Sample } from './sample.tsx';

const months = [
  { name: 'July', shortName: 'Jul', moneyIn: 3100_00n, moneyOut: 1922_40n },
  { name: 'August', shortName: 'Aug', moneyIn: 4000_00n, moneyOut: 2480_00n },
  { name: 'September', shortName: 'Sep', moneyIn: 2700_00n, moneyOut: 1673_10n },
  { name: 'October', shortName: 'Oct', moneyIn: 4800_00n, moneyOut: 2976_00n },
  { name: 'November', shortName: 'Nov', moneyIn: 3500_00n, moneyOut: 2170_00n },
];

const days = [5200, 5320, 5210, 5900, 6010, 5880, 6240, 6900, 6790, 7100].map((total, index) => ({
  day: `2026-11-${String(index + 12)}`,
  total: BigInt(total),
}));

const ahead = skylineAhead(heightsOf(days), [7100, 6800, 6800]);

const details = ['026555014', '904118273'].map((number, index) => ({
  name: index === 0 ? 'Routing number' : 'Account number',
  shown: <AccountNumber number={number} />,
  text: number,
}));

export function ChartsSection() {
  return (
    <>
      <Sample title="Chart style">
        <BarChart caption="Money in and money out of five months" months={months} />
        <div className="lm-night ui-page-night">
          <SkylineChart days={days} shape={ahead} />
        </div>
        <div className="lm-night ui-page-night">
          <SkylineChart days={[]} />
        </div>
      </Sample>
      <Sample title="Copyable detail">
        <CopyableList details={details} />
      </Sample>
    </>
  );
}
