-- Whoever changes a picture or document, also a server of an older version beside a newer one, marks the file whose place it took.
CREATE FUNCTION note_replaced_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stored_file SET replaced = true
   WHERE (id = OLD.profile_image AND id IS DISTINCT FROM NEW.profile_image) OR (id = OLD.id_document AND id IS DISTINCT FROM NEW.id_document);
  RETURN NULL;
END $$;
CREATE TRIGGER users_replace_files AFTER UPDATE OF profile_image, id_document ON users
  FOR EACH ROW WHEN (OLD.profile_image IS DISTINCT FROM NEW.profile_image OR OLD.id_document IS DISTINCT FROM NEW.id_document)
  EXECUTE FUNCTION note_replaced_files();

-- What such a server left unmarked until now. The trigger stands already, so none is missed in between.
UPDATE stored_file f SET replaced = true
 WHERE NOT f.replaced AND f.purpose IN ('profile_photo', 'id_document')
   AND NOT EXISTS (SELECT FROM users u WHERE u.id = f.owner_id AND f.id IN (u.profile_image, u.id_document));
