import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { replaceText, type DevelopmentServer } from '../../tests/support/development-server.ts';

const files: Record<string, string> = {
  'index.html': `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Starter</title></head>
<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`,
  'main.jsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import App from './app.jsx';

createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>);`,
  'app.jsx': `import { useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Get started</h1>
      <button type="button" onClick={() => setCount(count + 1)}>Count is {count}</button>
    </main>
  );
}`,
  'index.css': 'button { font-weight: 650; }',
};

/** Vite and React as their own template begins, with this project's versions of both. */
export async function startStarter(): Promise<DevelopmentServer> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-starter-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await symlink(
    join(import.meta.dirname, '..', '..', 'node_modules'),
    join(folder, 'node_modules'),
  );
  const vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    cacheDir: join(folder, '.vite'),
    plugins: [react()],
    server: { host: 'localhost', port: 0 },
  });
  await vite.listen();
  return {
    origin: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async change(file, from, to) {
      await replaceText(join(folder, file), from, to);
    },
    async close() {
      await vite.close();
      await rm(folder, { recursive: true });
    },
  };
}
