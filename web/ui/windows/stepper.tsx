import type { RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import './stepper.css';
import { windowsTexts } from './windows.texts.ts';

const texts = windowsTexts.stepper;

interface StepperProps {
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Below a window's title 3, below a page's 2. */
  headingLevel?: 2 | 3;
}

/**
 * A drawn line for what is done, a dotted one for what is ahead; the same is always there as text.
 */
export function Stepper({ steps, current, headingRef, headingLevel = 3 }: StepperProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="steps">
      <Heading ref={headingRef} tabIndex={-1} className="visually-hidden">
        {texts.stepOf(current + 1, steps.length, steps[current] ?? '')}
      </Heading>
      {steps.length > 1 && (
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              className={classNames(
                index < current && 'step-done',
                index === current && 'step-now',
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className="step-number">
                {index < current ? <Icon name="check" small /> : index + 1}
              </span>
              <span className="step-name">{step}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
