import { Flight, Lark } from '../../art/lark.tsx';
import { skyline } from '../../art/skyline.ts';
import { Sun } from '../../art/sun.tsx';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { dashboardExampleTexts as texts } from './dashboard-example.texts.ts';

const accounts = [
  { type: 'Checking Account', name: texts.accounts.checking, minor: 614_207n },
  { type: 'Savings Account', name: texts.accounts.savings, minor: 1_289_600n },
  { type: 'Investment Account', name: texts.accounts.investment, minor: 528_000n },
] as const;

const rentMinor = 145_000n;

/** A salary, rent, and what is bought between them. */
const balances = [20, 19.4, 18.6, 17.9, 15.9, 15.4, 14.9, 21.6, 21.2, 22.4, 23.6, 24.3];

const moor = skyline(balances, { width: 400, height: 84, top: 10, count: 5, min: 8 });

/** Shows a customer's first view, drawn small: a picture for the eye, one sentence for the ear. */
export function DashboardExample() {
  return (
    <div className="example">
      <svg className="example-sky" viewBox="0 0 400 270" aria-hidden="true">
        <Sun x={286} y={158} radius={104} />
        <Flight path="M2 150C70 146 128 110 184 52" />
        <Lark x={184} y={8} scale={1.3} />
      </svg>
      <div className="example-panel" role="img" aria-label={texts.described}>
        <div className="example-balance lm-night">
          <p>
            {texts.totalBalance}
            <span className="example-mark">{texts.example}</span>
          </p>
          <strong>{moneyText(accounts.reduce((sum, { minor }) => sum + minor, 0n))}</strong>
          <svg viewBox="0 0 400 84" preserveAspectRatio="none" aria-hidden="true">
            <path d={moor.area} fill="var(--lm-balance-hill)" />
            <g fill="none" stroke="var(--lm-art-line-near)">
              {moor.lines.map((line) => (
                <path key={line} d={line} />
              ))}
            </g>
            <path d={moor.crest} fill="none" stroke="var(--lm-on-night)" strokeWidth="2.2" />
          </svg>
        </div>
        <ul>
          {accounts.map(({ type, name, minor }) => (
            <li key={type}>
              <HatchSwatch type={type} />
              {name}
              <b>{moneyText(minor)}</b>
            </li>
          ))}
          <li className="example-next">
            {texts.next}
            <b>{moneyText(rentMinor, 'USD', 'debit')}</b>
          </li>
        </ul>
      </div>
    </div>
  );
}
