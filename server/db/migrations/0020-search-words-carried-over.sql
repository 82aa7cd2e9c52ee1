-- What the jobs have done already is carried over.

INSERT INTO search_list (owner_id, indexed_to, people_to)
SELECT owner_id, coalesce(listed.indexed_to, 0), coalesce(known.indexed_to, 0)
FROM transfer_token_progress AS listed FULL JOIN payment_word_progress AS known USING (owner_id);

INSERT INTO search_token (list, token, seq)
SELECT number, token, seq FROM transfer_token JOIN search_list USING (owner_id)
ORDER BY number, token, seq;

INSERT INTO search_token (list, token, seq)
SELECT 0, word, number FROM payment_word JOIN search_list USING (owner_id) ORDER BY word, number;

DROP TABLE transfer_token, transfer_token_progress, payment_word, payment_word_progress;
