import type { Answer } from '../../api/client.ts';

export interface DecisionProps {
  one: Answer<'GET /api/admin/disputes/{id}'>;
  onDecided: (notice: string) => void;
}
