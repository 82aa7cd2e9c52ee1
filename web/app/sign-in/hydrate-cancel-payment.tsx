import '../configure-zod.ts';
import { CancelPaymentForm } from './cancel-payment-form.tsx';
import { hydrateForm } from './hydrate-form.tsx';

hydrateForm(<CancelPaymentForm />);
