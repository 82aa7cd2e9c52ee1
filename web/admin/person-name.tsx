import { Link } from 'wouter';
import { paths } from '../app/paths.ts';

interface Named {
  username: string;
  /** Empty until they have given it. */
  fullName: string;
}

/**
 * @returns the staff's name for a person: the full name, or the username as long as no name is
 * known.
 */
export const calledName = ({ fullName, username }: Named): string => fullName || username;

/**
 * `maya.okafor · ` before what else is said of a person whose name is above; nothing where the
 * username already is.
 */
export const usernameBefore = ({ fullName, username }: Named): string =>
  fullName === '' ? '' : `${username} · `;

/**
 * A person in a list: the name, and small below it the username, which differs where two people
 * have one name.
 */
export function PersonName({
  person,
  linked = true,
}: {
  person: Named & { _id: string };
  linked?: boolean;
}) {
  return (
    <>
      {linked ? (
        <Link className="ledger-name" to={paths.manageUser(person._id)}>
          {calledName(person)}
        </Link>
      ) : (
        <span className="ledger-name">{calledName(person)}</span>
      )}
      {person.fullName !== '' && <span className="ledger-detail">{person.username}</span>}
    </>
  );
}
