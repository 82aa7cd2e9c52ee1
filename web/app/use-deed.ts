import { useForm } from '../ui/form/use-form.ts';

/** A form without fields: what one press does. Throws what the bank refused. */
export const useDeed = (send: () => Promise<void>) =>
  useForm({ initial: {}, check: () => ({ values: {} }), send });
