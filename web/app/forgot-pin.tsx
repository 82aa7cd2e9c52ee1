import './app.css';
import { forgotPinTexts as texts } from './app.texts.ts';
import { paths } from './paths.ts';

/** The way to another PIN, in a tab of its own, so that what is typed here stays. */
export const ForgotPin = () => (
  <p className="forgotten-pin">
    <a className="lone-link" href={paths.securityPin()} target="_blank" rel="noopener">
      {texts.forgotYourPin}
    </a>
  </p>
);
