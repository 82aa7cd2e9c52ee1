import type { AlertKind } from '../../ui/feedback/alert.tsx';

/** The last event on a user's page, in one live alert. */
export interface Happened {
  kind: AlertKind;
  text: string;
}
