import { useForm } from '../ui/form/use-form.ts';

/**
 * A form without fields: what one press does. Throws what the bank refused. Money goes with the key,
 * which stays the same while the outcome is unknown.
 */
export const useDeed = (send: (sending: { key: string }) => Promise<void>) =>
  useForm({
    initial: {},
    check: () => ({ values: {} }),
    send: (_none, sending) => send(sending),
  });
