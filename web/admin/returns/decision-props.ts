import type { Answer } from '../../api/client.ts';

export interface DecisionProps {
  one: Answer<'GET /api/admin/payment-returns/{id}'>;
  onDecided: (notice: string) => void;
}
