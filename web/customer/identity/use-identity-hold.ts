import { useQuery } from '@tanstack/react-query';
import type { HeldIdentity } from '../../../contract/values/held-identity.ts';
import type { Identity } from '../../../contract/people/identity.ts';
import { identityQuery } from '../../api/identity-queries.ts';

const heldAs: Record<Identity['state'], HeldIdentity> = {
  none: 'none',
  waiting: 'waiting',
  in_review: 'waiting',
  refused: 'refused',
  // It was accepted under another name.
  verified: 'none',
};

/**
 * The limits of a customer until staff have accepted an ID document, in minor units, and the state
 * of that document; undefined while there are none, or they are not known.
 */
export function useIdentityHold() {
  const { data } = useQuery(identityQuery);
  return data?.hold ? { ...data.hold, identity: heldAs[data.state] } : undefined;
}
