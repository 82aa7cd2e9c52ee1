import { noun } from '../../noun.ts';
import { bindMailbox } from './mailbox-routes.ts';

export const mailbox = noun({ calls: [bindMailbox] });
