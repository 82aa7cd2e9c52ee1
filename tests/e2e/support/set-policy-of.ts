import { expect } from '@playwright/test';
import type { PolicyName } from '../../../contract/values/policy.ts';
import type { Call } from '../../../fixtures/bank-client.ts';

interface Staff {
  call: Call;
  /** The token of a member of the staff. */
  token: string;
}

/** Sets a policy of a bank, at once; whatever else a test does there lives with it. */
export async function setPolicyOf(
  { call, token }: Staff,
  name: PolicyName,
  value: object,
): Promise<void> {
  const { body } = await call('GET', '/api/admin/policies', { token });
  const { version } = body.policies.find((policy: { name: string }) => policy.name === name);
  const { status } = await call('POST', `/api/admin/policies/${name}`, {
    token,
    body: { version, value, reason: 'A test needs it so.' },
  });
  expect(status).toBe(201);
}
