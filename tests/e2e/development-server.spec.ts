import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { copyProject } from '../support/project-copy.ts';

let project: string;
let origin: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  project = await copyProject();
  const dataDir = join(project, 'demo');
  // A demonstration whose history was made before; an empty one will do.
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'demo-history'), '');
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'], PORT: String(port), BANK_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect(() => expect(said).toContain('is open at')).toPass({ timeout: 110_000 });
});
test.afterAll(async () => {
  await end();
  await rm(project, { recursive: true, force: true, maxRetries: 5 });
});

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(project, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
}

test('npm run dev shows a changed component, style or page and keeps what was typed', async ({
  page,
}) => {
  await page.goto(`${origin}/login`);
  const password = page.locator('[name=password]');
  await expect(async () => {
    await password.fill('half a passw');
    // The form is the browser's own until its scripts have come.
    await page.getByRole('button', { name: 'Show password' }).click({ timeout: 1_000 });
    await expect(password).toHaveAttribute('type', 'text', { timeout: 1_000 });
  }).toPass();

  await change('web/app/sign-in/login-form.tsx', '{signInTexts.logIn}', 'Walk In');
  await expect(page.locator('form').getByRole('button', { name: 'Walk In' })).toBeVisible();
  await expect(password).toHaveValue('half a passw');

  await change('web/ui/button.css', 'font-weight: 650', 'font-weight: 640');
  await expect(page.locator('form').getByRole('button', { name: 'Walk In' })).toHaveCSS(
    'font-weight',
    '640',
  );
  await expect(password).toHaveValue('half a passw');

  // This text is drawn on the server alone.
  await change('web/site/sign-in/sign-in.texts.ts', 'Welcome back.', 'Welcome home.');
  await expect(page.getByText('Welcome home.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('{{');
});
