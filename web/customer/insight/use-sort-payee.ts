import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SpendingCategory } from '../../../contract/values/spending-categories.ts';
import { call } from '../../api/client.ts';
import { announceSuccess } from '../frame/announce-success.ts';

interface Choice {
  /** An own order to the payee. */
  order: string;
  /** Undefined takes back what was said. */
  category: SpendingCategory | undefined;
}

/** Says what payments to a payee are for; every list of payments is read again after it. */
export function useSortPayee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, category }: Choice): Promise<{ message: string }> =>
      category === undefined
        ? call('DELETE /api/transfers/{id}/category', { params: { id: order } })
        : call('PUT /api/transfers/{id}/category', { params: { id: order }, body: { category } }),
    onSuccess: ({ message }) => announceSuccess(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['transfers'] }),
  });
}
