import type { BrokenTree } from './broken-tree.ts';
import { plainComments } from './plain-comments.ts';

export const brokenComments: BrokenTree[] = [
  {
    check: plainComments,
    breaks: 'a comment that does not say who',
    files: {
      'server/a.ts': '// Whoever asks waits.\nexport const a = 1;\n',
      'server/b.ts': '// A second customer waits.\nexport const nobody = 1;\n',
      'deploy/a.yml': 'wake: night # nobody else\n',
      'deploy/b.yml': '# A pager.\nwake: nobody#beside\n',
      'web/a.tsx': 'export const A = () => <p>{/* Drawn anew. */}</p>;\n',
      'web/b.tsx': 'export const B = () => <p title="// anew">Nobody</p>;\n',
      'web/c.css': '/* It lies beside\n   the title. */\np {}\n',
      'web/d.css': '.beside { --whoever: 1; }\n',
      'web/e.test.ts': "// A day.\ntest('what nobody is told', run);\n",
      'tests/a.test.ts': '/** Waits for so\n * many days. */\nexport const a = 1;\n',
      'scripts/a.mjs': '// The customer is\n// told.\n',
      'scripts/b.mjs': '// The bank is\nconst a = 1;\n// told.\n',
      'server/db/migrations/0049-a.sql': '-- Read by nobody.\n',
      'server/db/migrations/0050-b.sql': '-- Read by nobody.\n',
      'server/db/migrations/0051-c.sql': "SELECT 'nobody';\n",
      'server/db/functions/a.sql': '-- Read by nobody.\n',
      'server/db/schema.sql': '-- Read by nobody.\n',
      Dockerfile: '# For whoever looks.\nFROM node\n',
      'deploy/a.sh': '# Meanwhile it waits.\n',
      'deploy/b.sh': 'echo "nobody" $# beside\n',
    },
    broken: [
      'Dockerfile',
      'deploy/a.sh',
      'deploy/a.yml',
      'scripts/a.mjs',
      'server/a.ts',
      'server/db/migrations/0050-b.sql',
      'tests/a.test.ts',
      'web/a.tsx',
      'web/c.css',
    ],
  },
  {
    check: plainComments,
    breaks: 'a comment without a subject, or with an unnamed person',
    files: {
      'server/a.ts': '/** What a customer quotes. */\nexport const a = 1;\n',
      'server/b.ts': '/** The reference that a customer quotes. */\nexport const b = 1;\n',
      'server/c.ts': '// It waits.\n// Who pays goes on.\nexport const c = 1;\n',
      'server/d.ts':
        '// The customer knows\n// Who they are: why? Who pays?\nexport const d = 1;\n',
      'web/a.css': '/* Somebody scrolls. */\np {}\n',
      'web/b.css': '/* A reader scrolls in `What`. */\np {}\n',
      'deploy/a.sh': '# Whether it runs.\n',
      'deploy/b.sh': 'echo "What runs"\n',
    },
    broken: ['deploy/a.sh', 'server/a.ts', 'server/c.ts', 'web/a.css'],
  },
];
