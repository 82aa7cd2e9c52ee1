import { defineConfig } from 'oxlint';
import { importWalls } from './checks/import-walls.ts';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    node: true,
    browser: true,
    es2024: true,
  },
  ignorePatterns: ['dist', '/shots', 'test-results', 'playwright-report'],
  rules: {
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: {
          arguments: false,
          properties: false,
          variables: false,
        },
      },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/only-throw-error': [
      'error',
      {
        allow: [
          {
            from: 'lib',
            name: 'Response',
          },
        ],
      },
    ],
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'expect*', 'fc.assert'],
      },
    ],
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    'no-unmodified-loop-condition': 'off',
    'promise/always-return': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-describe-callback': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/require-to-throw-message': 'off',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'oxc/no-barrel-file': [
      'error',
      {
        threshold: 0,
      },
    ],
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
    'no-shadow': [
      'error',
      {
        allow: ['bank'],
      },
    ],
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: false,
        skipComments: false,
      },
    ],
    'no-warning-comments': [
      'error',
      {
        terms: ['todo', 'fixme', 'hack', 'not implemented', 'not yet implemented', 'coming soon'],
        location: 'anywhere',
      },
    ],
    'vitest/no-focused-tests': 'error',
    'no-restricted-properties': [
      'error',
      {
        property: 'waitForTimeout',
        message: 'Wait for the text, the row or the answer that must appear.',
      },
    ],
  },
  overrides: [
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'max-lines': [
          'error',
          {
            max: 420,
            skipBlankLines: false,
            skipComments: false,
          },
        ],
      },
    },
    {
      files: ['**/*.texts.ts'],
      rules: {
        'max-lines': [
          'error',
          {
            max: 600,
            skipBlankLines: false,
            skipComments: false,
          },
        ],
      },
    },
    {
      files: ['web/**'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/no-danger': 'error',
        'react/exhaustive-deps': 'error',
        'react/react-in-jsx-scope': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'react/set-state-in-effect': 'off',
        'react/exhaustive-effect-dependencies': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'no-restricted-globals': [
          'error',
          {
            name: 'fetch',
            message: 'Only web/api talks to the server: add a call there.',
          },
          {
            name: 'XMLHttpRequest',
            message: 'Only web/api talks to the server: add a call there.',
          },
          {
            name: 'EventSource',
            message: 'Only web/api talks to the server: add a call there.',
          },
          {
            name: 'WebSocket',
            message: 'Only web/api talks to the server: add a call there.',
          },
        ],
        'no-restricted-properties': [
          'error',
          {
            property: 'waitForTimeout',
            message: 'Wait for the text, the row or the answer that must appear.',
          },
          {
            object: 'window',
            property: 'fetch',
            message: 'Only web/api talks to the server: add a call there.',
          },
          {
            object: 'globalThis',
            property: 'fetch',
            message: 'Only web/api talks to the server: add a call there.',
          },
          {
            object: 'navigator',
            property: 'sendBeacon',
            message: 'Only web/api talks to the server: add a call there.',
          },
          {
            property: 'randomUUID',
            message:
              'It is missing on plain http: count for row keys; for what must be random take makeIdempotencyKey.',
          },
          { property: 'innerHTML', message: 'Build elements: text from people is no HTML.' },
          { property: 'outerHTML', message: 'Build elements: text from people is no HTML.' },
          { object: 'React', property: 'lazy', message: 'Load it by `latePart`.' },
        ],
      },
    },
    {
      files: ['*.config.ts', 'tests/support/global-setup.ts'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['scripts/setup.mjs', 'scripts/setup/**'],
      rules: {
        'unicorn/no-array-sort': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['tests/support/**'],
      rules: {
        'vitest/expect-expect': 'off',
        'vitest/no-disabled-tests': 'off',
        'vitest/valid-title': 'off',
      },
    },
    {
      files: ['web/api/**', 'web/**/*.test.ts', 'web/**/*.test.tsx'],
      rules: {
        'no-restricted-globals': 'off',
      },
    },
    // Its focus, its double press and its lost answer are those of the one form engine.
    {
      files: ['web/**'],
      plugins: ['react'],
      excludeFiles: ['web/site/**', 'web/ui/form/form.tsx', 'web/**/*.test.tsx'],
      rules: {
        'react/forbid-elements': [
          'error',
          { forbid: [{ element: 'form', message: 'Take `useForm` and `<Form>` of web/ui/form.' }] },
        ],
      },
    },
    ...importWalls,
  ],
});
