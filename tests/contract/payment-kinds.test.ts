import { describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import { billBank } from '../../contract/money/bills.ts';
import {
  outsideKinds,
  paymentKinds,
  type KindOfPayment,
  type PaymentKind,
} from '../../contract/money/payment-kinds.ts';
import { receiptLines } from '../../contract/money/receipt-words.ts';
import type { TransferReceipt } from '../../contract/money/transfers.ts';
import { describeOnBothEngines } from '../support/test-database.ts';

const kinds = Object.keys(paymentKinds) as PaymentKind[];

/** Every text in quotes of a definition, as the database writes it. */
const quoted = (definition: string): string[] =>
  [...definition.matchAll(/'([a-z_]+)'::text/g)].map(([, text = '']) => text).toSorted();

describeOnBothEngines(
  'what the database knows of kinds of payment is what the table says',
  (open) => {
    test('the database stores every kind and no other, with what each must have', async () => {
      const { rows } = await (await open()).query<{ name: string; definition: string }>(
        `SELECT conname AS name, substring(pg_get_constraintdef(oid)
          FROM '\\mkind (?:=|<>) (?:ANY|ALL) \\((.*?)\\)') AS definition
         FROM pg_constraint WHERE conrelid = 'transfer'::regclass AND contype = 'c'
           AND pg_get_constraintdef(oid) ~ '\\mkind\\M' ORDER BY conname`,
      );
      expect(rows.map(({ name }) => name)).toContain('transfer_kind_check');
      for (const { name, definition } of rows)
        expect(
          quoted(definition),
          `a migration makes the constraint ${name} again, with every kind that it is about`,
        ).toEqual((name === 'transfer_kind_check' ? kinds : outsideKinds()).toSorted());
    });

    test('an index over some kinds is over all that can leave the bank', async () => {
      const { rows } = await (await open()).query<{ name: string; kinds: string }>(
        `SELECT indexrelid::regclass::text AS name, substring(pg_get_expr(indpred, indrelid)
          FROM 'kind = ANY \\((.*?)\\)') AS kinds
         FROM pg_index WHERE indrelid = 'transfer'::regclass
           AND pg_get_expr(indpred, indrelid) ~ '\\mkind\\M'`,
      );
      for (const { name, kinds: found } of rows)
        expect(
          quoted(found),
          `a migration makes the index ${name} again, over every kind that can leave the bank`,
        ).toEqual(outsideKinds().toSorted());
    });

    test('the payee is told of every kind that can leave the bank, and of no other', async () => {
      const { rows } = await (await open()).query<{ kind: PaymentKind; payee: string | null }>(
        `SELECT kind, payee_of(jsonb_populate_record(NULL::transfer, jsonb_build_object('kind',
          kind, 'recipient_name', 'Nan', 'recipient_account', '518830271',
                'recipient_routing', '021000021', 'recipient_swift', 'SPWBDEBB', 'recipient_iban',
                  'DE89370400440532013000'))) AS payee
         FROM unnest($1::text[]) AS kind`,
        [kinds],
      );
      expect(
        rows.filter(({ payee }) => payee !== null).map(({ kind }) => kind),
        'server/db/functions/payee_of.sql says whom each of these kinds pays',
      ).toEqual(outsideKinds());
    });

    test('a biller has no bank, so its orders are found by their kind’s label', async () => {
      const { rows } = await (await open()).query<{ text: string }>(
        `SELECT transfer_search_text(jsonb_populate_record(NULL::transfer,
          jsonb_build_object('kind', 'bill', 'recipient_bank', $1::text)), 'debit', 'UTC') AS text`,
        [billBank],
      );
      expect(rows[0]?.text).toContain(paymentKinds.bill.label.toLowerCase());
    });
  },
);

describe('what the contract knows of kinds of payment is what the table says', () => {
  const routes: readonly { path: string; movesMoney?: boolean }[] = Object.values(api);

  test.each(outsideKinds())('%s is ordered by a call that moves money', (kind) => {
    const path = `/api/${paymentKinds[kind].call}`;
    expect(
      routes.find((route) => route.path === path)?.movesMoney,
      `contract/api.ts lists ${path}, with \`movesMoney: true\``,
    ).toBe(true);
  });

  test.each<KindOfPayment>(Object.values(paymentKinds))(
    'a receipt says $label as a statement does',
    ({ label, onStatement = label }) => {
      const receipt = {
        category: label,
        billType: null,
        transferType: null,
        reference: '',
        senderAccount: '',
        recipientAccount: '',
        confirmation: null,
      };
      const type = receiptLines(receipt as TransferReceipt).find(({ name }) => name === 'Type');
      expect(type?.parts).toEqual([{ kind: 'text', text: onStatement }]);
    },
  );

  test('no two kinds share a label, a journal or a call', () => {
    const rows = Object.values(paymentKinds);
    const all = [
      rows.map(({ label }) => label),
      rows.map(({ journal }) => journal),
      outsideKinds().map((kind) => paymentKinds[kind].call),
    ];
    for (const values of all) expect(new Set<string>(values).size).toBe(values.length);
  });
});
