import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { Refused, refuseOffline, Unanswered } from '../../api/failures.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface FreshForm<Values> {
  schema: z.ZodMiniType<Values>;
  /** By what the bank said last. */
  passwordNeeded: boolean;
  /** Throws what the bank refused. */
  send: (values: Values) => Promise<void>;
}

/** A form that may need the password: from the beginning, or from when the bank finds the sign-in too old. */
export function useFreshForm<Values>({ schema, passwordNeeded, send }: FreshForm<Values>) {
  const [failure, setFailure] = useState<string>();
  const [tooOld, setTooOld] = useState(false);
  const { errors, busy, formProps } = useCheckedForm({
    schema,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => setFailure(undefined),
    send: async (values) => {
      setFailure(undefined);
      try {
        refuseOffline();
        await send(values);
        return {};
      } catch (refused) {
        // The field stands before its error looks for it.
        if (refused instanceof Refused && refused.code === 'SIGN_IN_TOO_OLD') flushSync(() => setTooOld(true));
        if (refused instanceof Refused && Object.keys(refused.fields).length > 0) return refused.fields;
        setFailure(refused instanceof Error && refused.message !== '' ? refused.message : new Unanswered().message);
        return {};
      }
    },
  });
  useDocumentTitle('Two-step sign-in', failure !== undefined || Object.keys(errors).length > 0);
  return { errors, failure, busy, formProps, asksPassword: passwordNeeded || tooOld };
}
