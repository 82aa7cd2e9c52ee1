import { expect } from '@playwright/test';
import type { PolicyName } from '../../../contract/policy.ts';
import type { BankServer } from '../../support/bank-server.ts';

/** Sets a policy of the worker's bank, at once; other tests of the worker live with it. */
export async function setPolicyOf({ call, admin: { token } }: BankServer, name: PolicyName, value: object): Promise<void> {
  const { body } = await call('GET', '/api/admin/policies', { token });
  const { version } = body.policies.find((policy: { name: string }) => policy.name === name);
  const { status } = await call('POST', `/api/admin/policies/${name}`, { token, body: { version, value, reason: 'A test needs it so.' } });
  expect(status).toBe(201);
}
