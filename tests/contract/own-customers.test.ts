import { describe, expect, test } from 'vitest';
import type { StaffRole } from '../../contract/values/rights.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/* A link keeps a colleague off their own customer; no manager can hide other customers by it. */

const { bank, staff, rosa, ask, customer, mailsTo } = useSharedDesk();

let people = 0;
const colleague = (role: StaffRole = 'approver') =>
  addAnotherAdmin(bank(), `linked.${(people += 1)}`, role);
const link = (who: Person, id: string, username = '') =>
  ask(who, 'PUT', `/api/admin/colleagues/${id}/own-customer`, { username });
const answer = (who: Person, verb: 'confirm' | 'decline') =>
  ask(who, 'POST', `/api/admin/own-customer/${verb}`);
const seen = async (who: Person, id: string) =>
  (await ask(who, 'GET', `/api/admin/users/${id}`)).status;
const viewOf = async ({ id }: Person) =>
  (await ask(staff(), 'GET', '/api/admin/colleagues')).body.colleagues.find(
    ({ _id }: { _id: string }) => _id === id,
  );

describe('a link of a colleague to a customer', () => {
  test('waits for the colleague: until they confirm it, they see that customer as before', async () => {
    const [who, own] = [await colleague(), await customer()];
    const said202 = await link(staff(), who.id, own.username);
    expect([said202.status, said202.body.message]).toEqual([
      202,
      `${who.username} has to confirm that ${own.username} is their own account. Nothing was ` +
        'changed yet.',
    ]);
    expect(await viewOf(who)).toMatchObject({
      ownCustomer: null,
      ownCustomerProposal: { customer: own.username, proposedBy: staff().username },
    });
    expect(await seen(who, own.id)).toBe(200);
    // No one confirms it for them.
    for (const other of [staff(), rosa()])
      expect(said(await answer(other, 'confirm'))).toEqual([404, 'LINK_NOT_PROPOSED']);
    expect(statuses(await atOnce(3, () => answer(who, 'confirm')))).toEqual([200, 404, 404]);
    expect(await viewOf(who)).toMatchObject({
      ownCustomer: own.username,
      ownCustomerProposal: null,
    });
    expect(await seen(who, own.id)).toBe(403);
  });

  test('that is not true is declined, and changes nothing', async () => {
    const [who, stranger] = [await colleague(), await customer()];
    expectStatus(await link(staff(), who.id, stranger.username), 202);
    expectStatus(await answer(who, 'decline'), 200);
    expect([await viewOf(who), await seen(who, stranger.id)]).toMatchObject([
      { ownCustomer: null, ownCustomerProposal: null },
      200,
    ]);
    expect(said(await answer(who, 'confirm'))).toEqual([404, 'LINK_NOT_PROPOSED']);
  });

  test('leaves the one of before in force while it waits', async () => {
    const [who, own, other] = [await colleague(), await customer(), await customer()];
    expectStatus(await link(staff(), who.id, own.username), 202);
    expectStatus(await answer(who, 'confirm'), 200);
    expectStatus(await link(staff(), who.id, other.username), 202);
    expect([await seen(who, own.id), await seen(who, other.id)]).toEqual([403, 200]);
    expectStatus(await answer(who, 'confirm'), 200);
    expect([await seen(who, own.id), await seen(who, other.id)]).toEqual([200, 403]);
  });

  test('is one of a customer: nobody blinds a second colleague, waiting or confirmed, nor two at once', async () => {
    const [one, other, own] = [await colleague(), await colleague(), await customer()];
    const both = await Promise.all([one, other].map(({ id }) => link(staff(), id, own.username)));
    expect(statuses(both)).toEqual([202, 409]);
    const [first, second] = both[0]?.status === 202 ? [one, other] : [other, one];
    expect(said(await link(rosa(), second.id, own.username))).toEqual([409, 'CUSTOMER_LINKED']);
    expectStatus(await answer(first, 'confirm'), 200);
    expect(said(await link(rosa(), second.id, own.username))).toEqual([409, 'CUSTOMER_LINKED']);
    expect(said(await link(staff(), staff().id, own.username))).toEqual([409, 'CUSTOMER_LINKED']);
    expect(await seen(second, own.id)).toBe(200);
    // The link of a colleague who has left no longer prevents another.
    const gone = { reason: 'A new job' };
    expectStatus(
      await ask(staff(), 'POST', `/api/admin/colleagues/${first.id}/departure`, gone),
      200,
    );
    expectStatus(await link(staff(), second.id, own.username), 202);
  });

  test('is told to every colleague, by mail and in the app', async () => {
    const [who, own, viewer] = [await colleague(), await customer(), await colleague('viewer')];
    expectStatus(await link(staff(), who.id, own.username), 202);
    const sentence =
      `${staff().username} says that ${who.username} is the customer ${own.username}, which ` +
      `waits for ${who.username}.`;
    for (const reader of [viewer, who, rosa()]) {
      expect((await mailsTo(reader)).join('').replaceAll('\r\n', ' ')).toContain(sentence);
      const { news } = (await ask(reader, 'GET', '/api/admin/news')).body;
      expect(news[0]).toMatchObject({ what: sentence, page: '/admin/colleagues', isNew: true });
    }
    expectStatus(await answer(who, 'confirm'), 200);
    expect((await ask(viewer, 'GET', '/api/admin/news')).body.news[0].what).toBe(
      `${who.username} has confirmed to be the customer ${own.username}.`,
    );
  });

  test('never hides the trail from who may read it', async () => {
    const [auditor, own] = [await colleague('auditor'), await customer(10)];
    expectStatus(await link(staff(), auditor.id, own.username), 202);
    expectStatus(await answer(auditor, 'confirm'), 200);
    expect(await seen(auditor, own.id)).toBe(403);
    const trail = await ask(auditor, 'GET', `/api/admin/audit?person=${own.username}`);
    expect(expectStatus(trail, 200).body.events.length).toBeGreaterThan(0);
    const file = await ask(auditor, 'GET', `/api/admin/audit/export?person=${own.username}`);
    expect(file.status).toBe(200);
    // The look is a line of the trail, as each is.
    const { events } = (await ask(rosa(), 'GET', `/api/admin/audit?person=${own.username}`)).body;
    expect(events.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['audit.viewed', 'audit.exported']),
    );
  });
});
