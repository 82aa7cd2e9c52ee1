import { useState } from 'react';
import type * as z from 'zod/mini';
import type { OwnProof } from '../../../contract/own-proof.ts';
import type { Factor } from '../../../contract/step-up.ts';
import { Unanswered } from '../../api/failures.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { factorNeeded, provePasskey } from '../passkeys/prove-passkey.ts';

export interface ProofWanted {
  factorWanted: Factor;
  passwordNeeded: boolean;
}

interface FreshForm<Values> {
  schema: z.ZodMiniType<Values>;
  /** By what the bank said last; without it nothing but the fields is asked for. */
  wanted?: ProofWanted;
  /** What is sent besides the fields, such as the secret of a mailed link. */
  more?: Record<string, string>;
  /** Throws what the bank refused. `shown` holds the passkey, where one is wanted. */
  send: (values: Values, shown: Pick<OwnProof, 'passkey'>) => Promise<void>;
}

/**
 * A form that may need the strongest factor and the password: from the beginning, or from when the
 * bank asks for them.
 */
export function useFreshForm<Values>({ schema, wanted, more = {}, send }: FreshForm<Values>) {
  const [tooOld, setTooOld] = useState(false);
  const [newFactor, setNewFactor] = useState<Factor>();
  const factor = newFactor ?? wanted?.factorWanted ?? 'password';
  const form = useForm({
    initial: {},
    read: (element) => ({ ...Object.fromEntries(new FormData(element)), ...more }),
    schema: schema,
    send: async (values: Values) => send(values, factor === 'passkey' ? await provePasskey() : {}),
    onFailed: (refused) => {
      // A factor may be new since the page was opened: then the refusal names it.
      const asked = factorNeeded(refused);
      if (asked === 'password') setTooOld(true);
      else if (asked !== undefined) setNewFactor(asked);
    },
  });
  return {
    form,
    alert: failureText(form.failureForAlert, { refused: new Unanswered().message }),
    factor,
    asksPassword: wanted?.passwordNeeded === true || tooOld,
  };
}
