import { formatExact } from '../../web/ui/values/format-date.ts';
import { fillTransfer, keepSession, newCustomer } from './support/at-the-screen.ts';
import { sheet } from './support/paper.ts';
import { expect, test } from './support/test.ts';
import { textOutOfSight } from './support/text-in-sight.ts';
import { wrongOnPaper } from './support/wrong-on-paper.ts';

// The reader is elsewhere, at night: paper shows neither.
test.use({ timezoneId: 'Asia/Tokyo', colorScheme: 'dark' });

test('what a payment will cost prints as it stands in its window, without its fields [D-12]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 500));
  await fillTransfer(page, { name: 'Ada Berg', account: '441720916', amount: '45.67' });
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  for (const text of ['Ada Berg', '$45.67', 'Available after: $454.33'])
    await expect(dialog.getByText(text).first()).toBeVisible();
  const wrong = await page.evaluate(wrongOnPaper);
  expect(wrong).toEqual([expect.stringMatching(/^tool: div\.dialog /)]);
  expect(await page.evaluate(textOutOfSight)).toEqual([]);
});

test('the time on a sheet is that of printing, also on a page that stood open, by the bank’s clock [D-12]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 100));
  await page.goto('/user/savings');
  const head = page.locator('.print-head');
  await expect(page.getByRole('region', { name: 'Savings Account' })).toBeVisible();
  await expect(head).toBeHidden();
  const later = new Date(Date.now() + 5 * 60_000);
  await page.clock.setFixedTime(later);
  await page.pdf();
  await expect(head).toContainText(`Printed ${formatExact(later)}`);
});
