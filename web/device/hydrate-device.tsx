import { hydrateForm } from '../app/sign-in/hydrate-form.tsx';
import { DeviceForm } from './device-form.tsx';

hydrateForm(<DeviceForm />);
