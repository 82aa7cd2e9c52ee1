import { noun } from '../../noun.ts';
import { callsOfMailbox } from './mailbox-routes.ts';

export const mailbox = noun({ calls: [callsOfMailbox] });
