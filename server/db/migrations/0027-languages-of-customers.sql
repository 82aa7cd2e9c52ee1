-- In which language a customer reads pages, mails and statements.
ALTER TABLE users ADD COLUMN language text CHECK (language IN ('en', 'es'));
COMMENT ON COLUMN users.language IS 'What the customer chose; null: pages are in the language of the browser, mails in English.';
