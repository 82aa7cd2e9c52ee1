-- revision 2

-- Each change of a picture or document, also by a server of an older version, marks the file whose
-- place the new one took.
CREATE OR REPLACE FUNCTION note_replaced_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stored_file SET replaced = true
   WHERE (id = OLD.profile_image AND id IS DISTINCT FROM NEW.profile_image)
     OR (id = OLD.id_document AND id IS DISTINCT FROM NEW.id_document);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_replace_files AFTER UPDATE OF profile_image, id_document ON users
  FOR EACH ROW WHEN (OLD.profile_image IS DISTINCT FROM NEW.profile_image
    OR OLD.id_document IS DISTINCT FROM NEW.id_document)
  EXECUTE FUNCTION note_replaced_files();
