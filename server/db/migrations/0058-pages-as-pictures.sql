-- The pages of a PDF are kept as pictures: drawn once, when it is handed in, or at the first look
-- where it was handed in before. A second look draws nothing.
-- oldest 0041
ALTER TABLE stored_file ADD COLUMN pages smallint;
COMMENT ON COLUMN stored_file.pages IS 'Of a PDF, once they were counted.';
CREATE TABLE stored_page (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES stored_file (id) ON DELETE CASCADE,
  page smallint NOT NULL CHECK (page > 0),
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  sealed bytea NOT NULL,
  UNIQUE (file_id, page)
);
ALTER TABLE stored_page ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE INDEX stored_page_by_key ON stored_page (substring(sealed FROM 1 FOR 4));
COMMENT ON TABLE stored_page IS 'A page of a PDF as a JPEG. It goes with its file.';
COMMENT ON COLUMN stored_page.page IS 'From 1.';
COMMENT ON COLUMN stored_page.size_bytes IS 'Before it was sealed.';
COMMENT ON COLUMN stored_page.sealed IS 'Sealed for this id, its file and page, and the owner of the file: the bytes open nowhere else.';
