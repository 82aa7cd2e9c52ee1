import { Panel } from '../ui/panel.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import './appearance.css';

/** How the bank looks on this device. */
export function Appearance() {
  return (
    <Panel title="Appearance">
      <div className="panel-body">
        <ThemeChoice />
        <p className="muted small appearance-note">
          System follows your device. Your choice is kept on this device, also when you are logged
          out.
        </p>
      </div>
    </Panel>
  );
}
