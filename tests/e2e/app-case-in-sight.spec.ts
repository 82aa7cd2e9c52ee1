import type { Locator, Page } from '@playwright/test';
import { messageForm } from '../../fixtures/message-form.ts';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import type { BankServer } from '../support/bank-server.ts';
import { goOn } from './support/app-addresses.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { depositCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';

const long = 'I was at home, and so was my phone.\n'.repeat(40);

/** One case of each kind that customers alone can make. @returns their addresses. */
async function makeCases(server: BankServer, customer: Customer): Promise<string[]> {
  const { call } = server;
  const { token, email, id, username } = customer;
  // A freeze takes back what was handed in before it: it is another customer's.
  const frozen = await newCustomer(server);
  const check = await depositCheck(server, customer, { number: 1044, amount: 75.25 });
  const application = {
    loanAmount: 12_000,
    loanPurpose: 'auto',
    loanTerm: 12,
    income: 54_000,
    employmentStatus: 'employed',
    creditScore: 720,
    additionalNotes: long.slice(0, 900),
  };
  const { loan } = expectStatus(
    await call('POST', '/api/loans', { token, body: application }),
    201,
  ).body;
  const form = profileForm(
    { fullName: username, email, phone: '212 555 0142', address: '8 Heather Row' },
    { idDocument: await identityCard(username) },
  );
  expectStatus(await call('POST', '/api/users/profile', { token, form }), 200);
  const { transfer } = expectStatus(
    await call('POST', '/api/transfers/local', {
      token,
      body: localTransferBody(customer, { name: 'Quay Parking', account: '441720916' }, 80),
    }),
    201,
  ).body;
  const { dispute } = expectStatus(
    await call('POST', `/api/transfers/${transfer._id}/dispute`, {
      token,
      body: { reason: 'NOT_MADE_BY_ME', whatHappened: long.slice(0, 1_900) },
    }),
    201,
  ).body;
  const letter = messageForm({ subject: 'A fee', message: long });
  const { conversation } = expectStatus(
    await call('POST', '/api/users/messages', { token, form: letter }),
    201,
  ).body;
  expectStatus(await call('POST', '/api/users/freeze', { token: frozen.token }), 200);
  const { cases } = expectStatus(
    await call('GET', '/api/admin/freezes', { token: server.admin.token }),
    200,
  ).body;
  const freeze = cases.find(
    ({ customer: whose }: { customer: { username: string } }) => whose.username === frozen.username,
  );
  return [
    `checks/${check}`,
    `loans/${loan._id}`,
    `identity/${id}`,
    `disputes/${dispute._id}`,
    `messages/${conversation._id}`,
    `freezes/${freeze._id}`,
  ].map((place) => `/admin/queues/${place}`);
}

async function expectInSight(things: Locator): Promise<void> {
  await expect(things).not.toHaveCount(0);
  for (const thing of await things.all()) await expect(thing).toBeInViewport({ ratio: 1 });
}

/** Presses Tab from the title of the case. @returns the parts that it leads through, in order. */
async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.locator('[data-case-title]').focus();
  const parts: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const { activeElement: on } = document;
      if (on?.closest('.case-decision')) return 'decision';
      return on?.closest('.case-sheet') ? 'evidence' : on?.closest('.queue-case') ? 'head' : 'out';
    });
    if (part === 'out') break;
    if (parts.at(-1) !== part) parts.push(part);
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
  }
  return parts;
}

test('evidence and decision of a check, loan, identity, dispute, message or freeze are in sight together', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 500);
  const places = await makeCases(server, customer);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/queues');
  const sheet = page.locator('.case-sheet');
  const decision = page.getByRole('region', { name: 'Decision' });
  for (const place of places)
    await test.step(place, async () => {
      await page.setViewportSize({ width: 1366, height: 650 });
      await goOn(page, place);
      await expect(decision.getByRole('button').first()).toBeVisible();
      // Makes the evidence longer than the window.
      await sheet.evaluate((element) => (element.style.minHeight = '1600px'));
      await expectInSight(decision.getByRole('button'));
      const [evidence, beside] = await Promise.all([sheet.boundingBox(), decision.boundingBox()]);
      expect(evidence && beside && evidence.x + evidence.width).toBeLessThan(beside?.x ?? 0);
      expect(evidence?.y).toBeLessThan(400);
      const atEnd = () => sheet.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await atEnd();
      await expectInSight(decision.getByRole('button'));
      expect(['head decision', 'head evidence decision']).toContain(
        (await walkByKeyboard(page)).join(' '),
      );

      // Where there is no room next to it, the buttons stay at the foot.
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => scrollTo(0, 0));
      const [above, below] = await Promise.all([sheet.boundingBox(), decision.boundingBox()]);
      expect(above?.x).toBe(below?.x);
      await expectInSight(decision.getByRole('button'));
      await atEnd();
      await expectInSight(decision.getByRole('button'));
    });

  // A form of many reasons is as high as the window; what it ends with is in sight all the same.
  await page.setViewportSize({ width: 1366, height: 650 });
  await goOn(page, places.find((place) => place.includes('/loans/')) ?? '');
  await decision.getByRole('button', { name: 'Decline' }).click();
  await expect(decision.getByRole('checkbox').first()).toBeFocused();
  await expect(decision.getByRole('button')).toHaveCount(2);
  await expectInSight(decision.getByRole('button'));
});

/** The parts of the field with the focus that are cut, or lie under something. */
function partsOutOfSight(): string[] {
  const control = document.activeElement;
  const field = control?.closest('.field');
  const error = field?.querySelector('.field-error');
  if (!control || !error) return ['no field with a message has the focus'];
  return [control, error].flatMap((part) => {
    const { top, bottom, left, width } = part.getBoundingClientRect();
    const isSeen = [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
      part.contains(document.elementFromPoint(left + width / 2, y)),
    );
    return isSeen ? [] : [`${part.tagName} at ${top} to ${bottom}: ${error.textContent}`];
  });
}

const sizes = [
  { width: 1366, height: 650 },
  { width: 360, height: 740 },
  { width: 320, height: 256 },
];

test('a decision that is sent back shows its field and the message above the buttons', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 500);
  const places = await makeCases(server, customer);
  const [check = '', loan = '', identity = ''] = places;
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/queues');
  const decision = page.getByRole('region', { name: 'Decision' });
  const choose = async (place: string, name: RegExp) => {
    await goOn(page, '/admin/queues');
    await goOn(page, place);
    await decision.getByRole('button', { name }).click();
  };
  const sendAndLook = async (message: string) => {
    await decision.locator('[type=submit]').click();
    await expect(decision.getByText(message)).toBeVisible();
    await expect.poll(() => page.evaluate(partsOutOfSight)).toEqual([]);
  };
  for (const size of sizes)
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await choose(check, /^Accept/);
      await decision.getByLabel('Amount on the check').fill('57.25');
      await sendAndLook('Please type the amount again.');
      await decision.getByLabel('The amount again').fill('75.25');
      // With Enter the focus stays where it is.
      await page.keyboard.press('Enter');
      await expect(decision.getByText('The two amounts differ.')).toBeVisible();
      await expect.poll(() => page.evaluate(partsOutOfSight)).toEqual([]);
      await choose(loan, /^Decline/);
      await sendAndLook('Please choose at least one reason.');
      await choose(identity, /^Refuse/);
      await sendAndLook('Please choose at least one reason.');
      await choose(check, /^Return/);
      await sendAndLook('Please choose a reason.');
      const placeholder = decision.getByLabel('Reason');
      // A select has no width of its text to ask for.
      const isCut = await placeholder.evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return true;
        pen.font = font;
        const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
        return words > select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      });
      expect(isCut).toBe(false);
    });
});
