import { directionOf } from './transfer-row.ts';

/**
 * The text in which an order `t` is searched in one customer's list, as SQL: what its row shows, the
 * names of their accounts, and what else they call it; folded once, as what they type is.
 * @param customer their id, `zone` the bank's time zone, `more` further texts, each as SQL.
 */
export const searchedText = (customer: string, zone: string, more = 'NULL'): string =>
  `coalesce((SELECT search_fold(shown.text) FROM (SELECT concat_ws(chr(10),
     transfer_shown_text(t, ${directionOf(customer)}, ${zone}),
     (SELECT string_agg(shown_words('account ' || c.kind), chr(10)) FROM customer_account c
       WHERE c.user_id = ${customer} AND c.number IN (t.sender_account, t.recipient_account)),
     ${more}) AS text OFFSET 0) AS shown), '')`;
