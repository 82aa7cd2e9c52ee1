-- A browser vouches for no other program: what a person is known by has a kind, and the places of
-- one kind push out none of another.
-- oldest 0052
ALTER TABLE known_device ADD COLUMN kind text;
COMMENT ON COLUMN known_device.kind IS 'browser or program: by the secret of its cookie. place: a program by network and name, which anybody can copy. Null: from before this was kept, when network and name were also written for browsers.';
COMMENT ON TABLE known_device IS 'With what a person has signed in before: digests of the secrets of cookies, and of network and name of programs.';
