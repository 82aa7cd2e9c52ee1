import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StatementDelivery as Delivery } from '../../../contract/money/statements.ts';
import { call } from '../../api/client.ts';
import { statementsQuery } from '../../api/statement-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import './statements.css';
import { statementDeliveryTexts as texts } from './statements.texts.ts';

const failureWords = { refused: texts.notKept, unanswered: texts.unknown };
const deliveries = Object.keys(texts.deliveries) as Delivery[];
const wordOf = (delivery: Delivery) => texts.deliveries[delivery];

/** The way that each month's statements come: kept as it is chosen. */
export function StatementDelivery({ kept }: { kept: Delivery }) {
  const queryClient = useQueryClient();
  const choice = useMutation({
    mutationFn: (delivery: Delivery) =>
      call('PUT /api/statements/delivery', { body: { delivery } }),
    // Read again also after a failure: what was not kept must not stay on show.
    onSettled: () => queryClient.invalidateQueries(statementsQuery),
  });
  useErrorTitle(choice.isError);
  const chosen = choice.isPending ? choice.variables : kept;
  return (
    <Panel title={texts.title} className="export screen-only">
      <div className="panel-body">
        <SegmentedField
          label={texts.label}
          name="delivery"
          choices={deliveries.map(wordOf)}
          chosen={wordOf(chosen)}
          onChoose={(word) => {
            const delivery = deliveries.find((one) => wordOf(one) === word) ?? 'paperless';
            if (delivery !== chosen) choice.mutate(delivery);
          }}
        />
        <p className="muted small delivery-detail">{texts.details[chosen]}</p>
        <Alert kind="success">{choice.data?.message}</Alert>
        <Alert kind="error">{choice.error && failureText(choice.error, failureWords)}</Alert>
      </div>
    </Panel>
  );
}
