import type { Browser } from '@playwright/test';

export interface Picture {
  caption: string;
  png: Buffer;
  width: number;
}

const scale = 0.5;
const gap = 24;

const figure = ({ caption, png, width }: Picture) =>
  `<figure><img width="${Math.round(width * scale)}" ` +
  `src="data:image/png;base64,${png.toString('base64')}"><figcaption>${caption}</figcaption></figure>`;

/** Pictures side by side on one sheet, so that one look judges many. */
export async function makeContactSheet(
  browser: Browser,
  title: string,
  pictures: readonly Picture[],
  file: string,
): Promise<void> {
  const total = pictures.reduce((sum, { width }) => sum + Math.round(width * scale) + gap, gap);
  const page = await browser.newPage({ viewport: { width: total, height: 400 } });
  await page.setContent(
    `<!doctype html><style>body{margin:${gap}px;font:14px ` +
      `sans-serif;background:#999}main{display:flex;gap:${gap}px;align-items:flex-start}figure{margin:0}img{display:block}</style><h1>${title}</h1><main>${pictures.map(figure).join('')}</main>`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
