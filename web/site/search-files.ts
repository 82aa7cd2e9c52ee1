import type { RenderedPage } from './rendered-page.ts';

const indexed = ['/', '/services', '/about', '/contact', '/login', '/register'];

/** Writes the files that search engines read before the pages. */
export function searchFiles(): RenderedPage[] {
  const urls = indexed.map((path) => `  <url><loc>{{publicUrl}}${path}</loc></url>\n`).join('');
  return [
    {
      paths: ['/sitemap.xml'],
      file: 'sitemap.xml',
      content:
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ` +
        `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
    },
    {
      paths: ['/robots.txt'],
      file: 'robots.txt',
      content:
        'User-agent: *\nDisallow: /api/\nDisallow: /user\nDisallow: /admin\nAllow: ' +
        '/\n\nSitemap: {{publicUrl}}/sitemap.xml\n',
    },
  ];
}
