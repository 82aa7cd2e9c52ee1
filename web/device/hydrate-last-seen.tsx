import { hydrateForm } from '../app/sign-in/hydrate-form.tsx';
import { LastSeenView } from './last-seen-view.tsx';

hydrateForm(<LastSeenView />);
