import type { Answer } from '../../api/client.ts';

export interface DecisionProps {
  review: Answer<'GET /api/admin/payment-reviews/{id}'>;
  onDecided: (notice: string) => void;
}
