import { fundUserRoute } from '../../../contract/staff/admin-users.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { fundUser } from './fund-user.ts';

export const callsOfFunding = [
  bindRoute(fundUserRoute, (ctx, { params, body, claim }) => fundUser(ctx, params.id, body, claim)),
];
