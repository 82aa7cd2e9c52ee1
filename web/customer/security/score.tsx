import { nameList } from '../../ui/values/format-names.ts';
import type { Guard } from './security-state.ts';
import { securityTexts } from './security.texts.ts';

const texts = securityTexts.page;

const stepLength = 20;

const wordsOf = (guards: readonly Guard[]) => nameList(guards.map(({ inWords }) => inWords));

/** Says how well the account is guarded, in words; the drawn line says the same again. */
export function Score({ guards }: { guards: readonly Guard[] }) {
  const on = guards.filter(({ isOn }) => isOn);
  const off = guards.filter(({ isOn }) => !isOn);
  return (
    <div className="security-score">
      <p>
        <strong>{texts.score(on.length, guards.length, wordsOf(on))}</strong>{' '}
        {off.length === 0 ? texts.allOn : texts.stillOff(wordsOf(off))}
      </p>
      <svg
        className="security-steps"
        viewBox={`0 0 ${guards.length * stepLength} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {guards.map(({ name }, index) => (
          <path
            key={name}
            className={index < on.length ? 'security-step-on' : undefined}
            d={`M${index * stepLength + 1} 3h${stepLength - 2}`}
          />
        ))}
      </svg>
    </div>
  );
}
