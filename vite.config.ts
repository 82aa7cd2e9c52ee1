import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The settings that the client bundle and prerendered pages share; `scripts/build` adds the entries. */
export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  publicDir: 'web/public',
  build: {
    modulePreload: { polyfill: false },
    // Below this size Vite would write files as data: addresses, which the Content-Security-Policy
    // refuses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
