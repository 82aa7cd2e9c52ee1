import type { Answer } from '../../api/client.ts';

export interface DecisionProps {
  one: Answer<'GET /api/admin/funding-proposals/{id}'>;
  onDecided: (notice: string) => void;
}
