import { Link } from 'wouter';
import type { ActorView } from '../../contract/values/actors.ts';
import { paths } from '../app/paths.ts';
import { jobTitle } from './jobs/job-title.ts';

/** Shows the actor: a person by name, with the way to their page, or a job of the bank. */
export function ActorName({ actor: { kind, name, fullName, userId } }: { actor: ActorView }) {
  if (userId !== undefined) return <Link to={paths.manageUser(userId)}>{fullName ?? name}</Link>;
  return <>{kind === 'job' ? `${jobTitle(name)} (job)` : name}</>;
}
