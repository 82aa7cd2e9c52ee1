import { noun } from '../../noun.ts';
import { resealing } from '../jobs/resealing.ts';
import { sealedFiles } from './files-store.ts';
import { sealedPages } from './pages-store.ts';
import { resealFile } from './stored-file.ts';
import { resealPage } from './stored-page.ts';

export const files = noun({
  sealed: [
    resealing({
      name: 'sealed-files',
      things: 'files',
      column: sealedFiles,
      isLarge: true,
      again: resealFile,
    }),
    resealing({
      name: 'sealed-pages',
      things: 'pages of PDFs',
      column: sealedPages,
      isLarge: true,
      again: resealPage,
    }),
  ],
});
