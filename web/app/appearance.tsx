import { Panel } from '../ui/panel.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import './appearance.css';
import { appearanceTexts } from './appearance.texts.ts';

const texts = appearanceTexts.appearance;

/** How the bank looks on this device. */
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
