import { bankFacts, brand } from '../../config/bank.ts';
import type { RenderedPage } from './rendered-page.ts';

const icon = (pixels: number, more = {}) => ({
  src: `/icon-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  ...more,
});

/**
 * Writes the manifest for a device that installs the bank: the names are those of `config/bank.ts`.
 */
export function webManifest(): RenderedPage {
  const manifest = {
    name: bankFacts.name,
    short_name: brand.shortName,
    start_url: '/user',
    scope: '/',
    display: 'standalone',
    background_color: '#F0F5F4',
    theme_color: '#0B2E38',
    icons: [icon(192), icon(512), icon(512, { purpose: 'maskable' })],
  };
  return {
    paths: ['/site.webmanifest'],
    file: 'site.webmanifest',
    content: `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
