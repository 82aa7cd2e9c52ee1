import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { RefusalCode } from '../../../contract/errors.ts';
import type { Factor, OwnProof } from '../../../contract/own-proof.ts';
import { Refused, refuseOffline, Unanswered } from '../../api/failures.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

export interface ProofWanted {
  factorWanted: Factor;
  passwordNeeded: boolean;
}

/** A factor may be new since the page was opened: then the refusal names it. */
const factorOf: Partial<Record<RefusalCode, Factor>> = {
  PASSKEY_REQUIRED: 'passkey',
  CODE_REQUIRED: 'code',
  PIN_REQUIRED: 'pin',
};

interface FreshForm<Values> {
  schema: z.ZodMiniType<Values>;
  /** By what the bank said last; without it nothing but the fields is asked for. */
  wanted?: ProofWanted;
  /** The name of the page, for its window. */
  documentTitle?: string;
  /** What is sent besides the fields, such as the secret of a mailed link. */
  more?: Record<string, string>;
  /** Throws what the bank refused. `shown` holds the passkey, where one is wanted. */
  send: (values: Values, shown: Pick<OwnProof, 'passkey'>) => Promise<void>;
}

/**
 * A form that may need the strongest factor and the password: from the beginning, or from when the
 * bank asks for them.
 */
export function useFreshForm<Values>({
  schema,
  wanted,
  documentTitle = 'Two-step sign-in',
  more = {},
  send,
}: FreshForm<Values>) {
  const [failure, setFailure] = useState<string>();
  const [tooOld, setTooOld] = useState(false);
  const [newFactor, setNewFactor] = useState<Factor>();
  const factor = newFactor ?? wanted?.factorWanted ?? 'password';
  const { errors, busy, formProps } = useCheckedForm({
    schema,
    read: (form) => ({ ...Object.fromEntries(new FormData(form)), ...more }),
    onEdit: () => setFailure(undefined),
    send: async (values) => {
      setFailure(undefined);
      try {
        refuseOffline();
        await send(values, factor === 'passkey' ? await provePasskey() : {});
        return {};
      } catch (refused) {
        // The field stands before its error looks for it.
        if (refused instanceof Refused && refused.code === 'SIGN_IN_TOO_OLD')
          flushSync(() => setTooOld(true));
        const asked =
          refused instanceof Refused && refused.code !== undefined
            ? factorOf[refused.code]
            : undefined;
        if (asked !== undefined) flushSync(() => setNewFactor(asked));
        // A passkey has no field of its own.
        if (
          refused instanceof Refused &&
          Object.keys(refused.fields).some((name) => name !== 'passkey')
        )
          return refused.fields;
        setFailure(
          refused instanceof Error && refused.message !== ''
            ? refused.message
            : new Unanswered().message,
        );
        return {};
      }
    },
  });
  useDocumentTitle(documentTitle, failure !== undefined || Object.keys(errors).length > 0);
  return {
    errors,
    failure,
    busy,
    formProps,
    factor,
    asksPassword: wanted?.passwordNeeded === true || tooOld,
  };
}
