import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { expectStatus } from '../../fixtures/people.ts';
import type { Act } from './audited-act.ts';
import { cookiesOf } from './mailed-reset.ts';
import { claimFeed } from './feeds.ts';
import type { useSharedDesk } from './shared-bank.ts';

const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/**
 * Calls that read and leave another line than the first that their route names, or whose route
 * names none because it is the customers' too.
 */
export function lookActs({ bank, staff, ask, customer }: ReturnType<typeof useSharedDesk>) {
  /** The ID document of a customer. */
  async function file() {
    const who = await customer();
    const form = profileForm(
      { fullName: 'Ines Marsh', email: who.email, phone: '212 555 0142' },
      { idDocument: await identityCard('Ines Marsh') },
    );
    expectStatus(await bank().call('POST', '/api/users/profile', { token: who.token, form }), 200);
    const { rows } = await bank().bank.db.query<{ id: string }>(
      'SELECT id_document AS id FROM users WHERE id = $1',
      [who.id],
    );
    return { who, id: rows[0]?.id as string };
  }
  return {
    searchUsers: {
      leaves: ['users.searched'],
      given: async () => ({ who: staff(), query: '?search=alice' }),
    },
    listOutsidePayments: {
      leaves: ['outside_payments.searched'],
      given: async () => ({ who: staff(), query: '?search=Fenland' }),
    },
    getFile: [
      {
        when: 'of a customer, by staff',
        leaves: ['file.viewed'],
        given: async () => ({ who: staff(), params: { id: (await file()).id } }),
      },
      {
        when: 'of one’s own',
        leaves: [],
        given: async () => {
          const { who, id } = await file();
          return { who, params: { id } };
        },
      },
    ],
    readFeed: {
      leaves: ['feed.read'],
      given: async () => {
        const { who, headers } = await claimFeed(bank(), await customer());
        return { headers, by: `customer:${who.id}` };
      },
    },
    getFilePages: {
      leaves: ['file.viewed'],
      given: async () => ({ who: staff(), params: { id: (await file()).id } }),
    },
    getFilePage: {
      leaves: ['file.viewed'],
      given: async () => ({ who: staff(), params: { id: (await file()).id, page: '1' } }),
    },
    getSignedFile: {
      leaves: ['file.viewed'],
      given: async () => {
        const { who, id } = await file();
        const { idDocument } = (await ask(staff(), 'GET', `/api/admin/users/${who.id}`)).body;
        return {
          params: { id },
          query: new URL(idDocument, 'http://localhost').search,
          by: `admin:${staff().id}`,
        };
      },
    },
    listCards: {
      when: 'in full',
      leaves: ['card.revealed'],
      given: async () => {
        const who = await customer();
        await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' });
        const body = { username: who.username, email: who.username, password: who.password };
        const login = await bank().call('POST', '/api/users/login', { body, headers: ownPage });
        return {
          who: { id: who.id, token: login.body.token },
          headers: { ...ownPage, cookie: cookiesOf(login) },
        };
      },
    },
  } satisfies Record<string, Act | Act[]>;
}
