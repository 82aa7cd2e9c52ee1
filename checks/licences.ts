import path from 'node:path';
import type { Check, Finding } from './check.ts';
import { filesWhere } from './tree.ts';

export const licences: Check = {
  rule: 'our licence and the fonts’ licence come with the files',
  find(tree) {
    const findings: Finding[] = [];
    const ours = tree.get('LICENSE') ?? '';
    if (
      !ours.includes('Apache License') ||
      !ours.includes('Version 2.0') ||
      !ours.includes('END OF TERMS AND CONDITIONS')
    ) {
      findings.push({
        file: 'LICENSE',
        problem: 'not the full Apache License 2.0',
        mend: 'restore the text from https://www.apache.org/licenses/LICENSE-2.0.txt',
      });
    }
    const fontFolders = new Set(
      filesWhere(tree, (file) => /\.(woff2?|ttf|otf)$/.test(file)).map(([file]) =>
        path.posix.dirname(file),
      ),
    );
    for (const folder of fontFolders) {
      if (
        filesWhere(tree, (file) => file.startsWith(`${folder}/`) && /OFL[^/]*$/i.test(file))
          .length === 0
      ) {
        findings.push({
          file: folder,
          problem: 'fonts without their licence',
          mend: 'put the SIL Open Font License (OFL.txt) that came with them into this folder',
        });
      }
    }
    return findings;
  },
};
