import { useRef, useState } from 'react';
import {
  nextPayment,
  type PaymentEvent,
  type PaymentState,
  startPayment,
} from './payment-state.ts';

/** The state of one payment, from the first press to its outcome. */
export interface PaymentMachine {
  /** As it was drawn. */
  state: PaymentState;
  /** As it is now, also before it is drawn again. */
  now: () => PaymentState;
  happen: (event: PaymentEvent) => void;
}

export function usePaymentState(): PaymentMachine {
  const [state, setState] = useState(startPayment);
  const current = useRef(state);
  return {
    state,
    now: () => current.current,
    happen: (event) => setState((current.current = nextPayment(current.current, event))),
  };
}
