import { expect } from '@playwright/test';
import { expectStatus, type Customer } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';

/** The secret of the newest link of this page that was mailed to a customer, once it is there. */
export async function mailedLink(
  server: BankServer,
  { email }: Pick<Customer, 'email'>,
  page: string,
): Promise<string | undefined> {
  const newest = async () =>
    (await server.outbox())
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap(
        (mail) =>
          new RegExp(`/${page}#token=3D([\\w-]{43})`).exec(mail.replaceAll('=\r\n', ''))?.[1] ?? [],
      )
      .at(-1);
  await expect.poll(newest, { timeout: 20_000 }).toBeDefined();
  return await newest();
}

/** Confirms the address of a customer, as the link of the first mail does. */
export async function confirmEmail(server: BankServer, customer: Customer): Promise<void> {
  const token = await mailedLink(server, customer, 'confirm-your-email');
  expectStatus(
    await server.call('POST', '/api/auth/confirm-email', {
      body: { token, password: customer.password },
    }),
    200,
  );
}
