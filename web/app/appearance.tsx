import { Panel } from '../ui/panel.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import './app.css';
import { appearanceTexts } from './app.texts.ts';

const texts = appearanceTexts.appearance;

/** The look of the bank on this device. */
export function Appearance() {
  return (
    <Panel title={texts.appearance}>
      <div className="panel-body">
        <ThemeChoice />
        <p className="muted small appearance-note">{texts.systemFollowsYourDevice}</p>
      </div>
    </Panel>
  );
}
