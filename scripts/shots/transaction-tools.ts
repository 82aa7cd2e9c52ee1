import type { Page } from '@playwright/test';
import { said } from './said.ts';

/** Presses a tool of the list; a phone has one button for all of them, which opens a menu. */
export async function pressTool(page: Page, name: RegExp): Promise<'pressed' | 'menu'> {
  const tool = page.getByRole('button', { name: said(name) });
  const more = page.getByRole('button', { name: said('More', { exact: true }) });
  await tool.or(more).first().click();
  return (await tool.isVisible()) ? 'pressed' : 'menu';
}

/** Opens the filters or the saved searches. */
export async function openTool(page: Page, name: RegExp): Promise<void> {
  if ((await pressTool(page, name)) === 'menu')
    await page.getByRole('menuitem', { name: said(name) }).click();
}
