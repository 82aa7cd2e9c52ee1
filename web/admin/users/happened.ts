import type { AlertKind } from '../../ui/feedback/alert.tsx';

/** What happened last on a user's page, in one live alert. */
export interface Happened {
  kind: AlertKind;
  text: string;
}
