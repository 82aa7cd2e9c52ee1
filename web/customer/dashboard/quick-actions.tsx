import { Icon } from '../../ui/icon.tsx';
import { quickActions } from './quick-action-list.ts';
import { useQuickDialog } from './use-quick-dialog.tsx';
import './dashboard.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.quickActions;

/** The four things people come for. Each opens its own window. */
export function QuickActions() {
  const { open, opening, dialog } = useQuickDialog();
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
              onClick={() => open(action)}
              onPointerEnter={action.Dialog.fetchAhead}
              onFocus={action.Dialog.fetchAhead}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
