import { useState } from 'react';
import type { ComponentType } from 'react';
import { fetchAhead } from '../../app/navigation/lazy-part.tsx';
import { bringLostStyles } from '../../app/navigation/lost-styles.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { QuickAction } from './quick-action-list.ts';
import { quickActions } from './quick-action-list.ts';
import type { QuickDialogProps } from './quick-dialog.ts';
import './quick-actions.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.quickActions;

/**
 * The four things people come for. Each opens its own window, whose code is fetched when somebody
 * reaches for it.
 */
export function QuickActions() {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<QuickDialogProps> }>();
  const [failed, setFailed] = useState<string>();
  const [opening, setOpening] = useState<string>();
  const open = async ({ label, load }: QuickAction) => {
    setFailed(undefined);
    setOpening(label);
    const bring = async () => {
      await bringLostStyles();
      return await load();
    };
    try {
      // A load that began when somebody reached for it may still be failing.
      setOpened({ Dialog: await bring().catch(bring) });
    } catch {
      setFailed(label);
    }
    setOpening((now) => (now === label ? undefined : now));
  };
  return (
    <section className="quick-actions screen-only" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{texts.quickActions}</h2>
      <ul>
        {quickActions.map((action) => (
          <li key={action.label}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-busy={action.label === opening || undefined}
              onClick={() => void open(action)}
              onPointerEnter={() => fetchAhead(action.load)}
              onFocus={() => fetchAhead(action.load)}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          </li>
        ))}
      </ul>
      <Alert kind="error">{failed && texts.couldNotBeOpenedNo(failed)}</Alert>
      {opened && <opened.Dialog onClose={() => setOpened(undefined)} />}
    </section>
  );
}
