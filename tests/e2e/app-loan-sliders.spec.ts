import type { Page } from '@playwright/test';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const partsOf = (page: Page) => ({
  amount: page.locator('[name=loanAmount]'),
  term: page.locator('[name=loanTerm]'),
  amountSlider: page.getByRole('slider', { name: 'Set the amount' }),
  termSlider: page.getByRole('slider', { name: 'Set the term' }),
  summary: page.getByRole('complementary', { name: 'Monthly payment' }),
});

/** The line of the hill that is in sight, which is drawn for eyes alone. */
const crest = (page: Page) => page.locator('.loan-hill:visible .loan-hill-crest').getAttribute('d');

async function openForm(page: Page, server: Parameters<typeof newCustomer>[0]) {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/loans');
  await expect(page.locator('.loan-hill:visible')).toHaveCount(1);
}

test('keys on a slider set the field, the payment and the hill [D-59]', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  const { amount, term, amountSlider, termSlider, summary } = partsOf(page);

  // Until something is typed, an example is drawn and marked, and the fields stay empty.
  await expect(summary).toContainText(
    'Example: Personal loan with a credit score of 700: $10,000.00 over 36 months at 10.99%, ' +
      '$327.34 a month.',
  );
  await expect(amountSlider).toHaveAttribute('aria-valuetext', 'Not set yet');
  await amountSlider.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(termSlider).toBeFocused();
  await expect(amount).toHaveValue('');
  await expect(term).toHaveValue('');

  const before = await crest(page);
  await page.keyboard.press('ArrowRight');
  await expect(term).toHaveValue('42');
  await expect(termSlider).toHaveAttribute('aria-valuetext', '42 months');
  await expect.poll(() => crest(page)).not.toBe(before);
  await expect(summary).toContainText('$10,000.00 over 42 months');
  await page.keyboard.press('Home');
  await expect(term).toHaveValue('6');
  await page.keyboard.press('PageUp');
  await expect(term).toHaveValue('30');
  await page.keyboard.press('End');
  await expect(term).toHaveValue('480');

  await amountSlider.press('Home');
  await expect(amount).toHaveValue('500');
  await amountSlider.press('ArrowUp');
  await expect(amount).toHaveValue('600');
  await amountSlider.press('End');
  await expect(amount).toHaveValue('500,000');
  await expect(amountSlider).toHaveAttribute('aria-valuetext', '$500,000.00');

  await page.locator('[name=loanPurpose]').selectOption('home');
  await page.locator('[name=creditScore]').fill('760');
  await expect(summary).not.toContainText('Example');
  await amount.fill('$100,000');
  await term.fill('372');
  await expect(amountSlider).toHaveAttribute('aria-valuetext', '$100,000.00');
  await termSlider.press('ArrowLeft');
  await expect(term).toHaveValue('360');
  await expect(summary).toContainText('$598.91');
  await auditSmallAndLarge(page);
});

test('a slider that is dragged on a telephone draws the hill next to it, and moves nothing', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page, server);
  const { amount, amountSlider, term, termSlider } = partsOf(page);
  await amountSlider.scrollIntoViewIfNeeded();
  const hill = page.locator('.loan-hill:visible');
  const purpose = page.locator('[name=loanPurpose]');
  const placeOf = async () => (await purpose.boundingBox())?.y;
  const place = await placeOf();

  // A press where the thumb waits moves nothing of it, but is a choice.
  const press = async (slider: typeof amountSlider, share: number) => {
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not drawn.');
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.mouse.move(box.x + 12 + (box.width - 24) * share, box.y + box.height / 2);
    return { box, y: box.y + box.height / 2 };
  };
  await press(termSlider, 5 / 44);
  await page.mouse.down();
  await page.mouse.up();
  await expect(term).toHaveValue('36');

  const { box, y } = await press(amountSlider, 55 / 160);
  await page.mouse.down();
  const crests: (string | null)[] = [];
  for (const share of [0.5, 0.7, 0.9]) {
    await page.mouse.move(box.x + 12 + (box.width - 24) * share, y);
    const last = crests.at(-1);
    await expect.poll(() => crest(page)).not.toBe(last);
    crests.push(await crest(page));
    await expect(hill).toBeInViewport();
    expect(await placeOf()).toBe(place);
  }
  await page.mouse.up();
  expect(new Set(crests).size).toBe(3);
  await expect(amount).toHaveValue(/^[1-4]\d0,000$/);
});

test('what is typed moves the slider; what lies past its end stays as typed, and is refused', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  const { amount, amountSlider, term, termSlider } = partsOf(page);
  await amount.fill('$12,345.67');
  await expect(amountSlider).toHaveAttribute('aria-valuetext', '$12,345.67');
  await expect(amountSlider).toHaveValue('59');
  await amount.fill('13k');
  await expect(amountSlider).toHaveAttribute('aria-valuetext', 'Not set yet');
  await term.fill('481');
  await expect(termSlider).toHaveValue('44');
  await amount.fill('1,000,000,000');
  await expect(amountSlider).toHaveValue('160');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Loan amount can be at most 999,999,999.99.')).toBeVisible();
  await expect(page.getByText('Term must be a whole number from 1 to 480.')).toBeVisible();
  await expect(amount).toHaveValue('1,000,000,000');
  await expect(term).toHaveValue('481');

  // A slider mends it, and the complaint goes as it does for who types.
  await termSlider.press('ArrowLeft');
  await expect(term).toHaveValue('468');
  await expect(page.getByText('Term must be a whole number from 1 to 480.')).toBeHidden();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('the sliders say in Spanish what they set', async ({ page, server }) => {
    await openForm(page, server);
    const term = page.getByRole('slider', { name: 'Ajustar el plazo' });
    await expect(term).toHaveAttribute('aria-valuetext', 'Aún sin elegir');
    await term.press('Home');
    await expect(term).toHaveAttribute('aria-valuetext', '6 meses');
    const amount = page.getByRole('slider', { name: 'Ajustar el monto' });
    await amount.press('ArrowRight');
    await expect(amount).toHaveAttribute('aria-valuetext', '$10,500.00');
  });
});
