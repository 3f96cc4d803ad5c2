import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserSupport } from './scripts/lint/browser-support.js';
import { zones } from './scripts/lint/layers.js';

const source = ['**/*.{ts,tsx}'];
const firebaseOnlyInData = {
  regex: '^firebase(/|$)|^@firebase/',
  message: 'Only src/data talks to Firebase.',
};
const lazyOnlyWithRetry = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyPart() from src/ui/lazy-part.tsx: React remembers a part that could not be loaded.',
};

/** Words that are not a key ('terms.title'), the place of one ('{title}') or the form of an address ('https://'). */
const TEXT = '/^(?!https:|[a-z-]+[.@][a-z.-]+$|\\{\\w+\\}$).*\\p{L}{2}/su';
const WORDS = `:matches(Literal[value=${TEXT}], TemplateElement[value.raw=${TEXT}])`;
/** The attributes and props that people read or hear. */
const READ_ALOUD =
  '/^(aria-(label|description|roledescription|valuetext)|alt|caption|closeLabel|hint|label|lead|placeholder|summary|text|title)$/';

export default tseslint.config(
  { ignores: ['**/dist/', '**/.cache/', '**/.data/', 'coverage/'] },
  {
    files: [...source, '**/*.{js,mjs}'],
    plugins: { 'import-x': importX },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: zones(new URL('./', import.meta.url)) },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
    },
  },
  {
    files: source,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A function may be async without `await`, to implement an asynchronous interface.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/{app,features,session,ui}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      // `import { type X }` still loads the module, in the browser too.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-restricted-imports': ['error', { paths: [lazyOnlyWithRetry], patterns: [firebaseOnlyInData] }],
    },
  },
  {
    files: ['src/ui/lazy-part.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [firebaseOnlyInData] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx'],
    plugins: { browsers: { rules: { support: browserSupport } } },
    rules: {
      'browsers/support': [
        'error',
        {
          allow: {
            'HTMLElement.showPopover': 'src/ui/popover.ts and src/ui/toasts.tsx do without.',
            'HTMLElement.hidePopover': 'src/ui/popover.ts does without.',
            popover: 'As above.',
            popovertarget: 'As above.',
            'Intl.Segmenter': 'Asked for before it is used.',
            OffscreenCanvas: 'src/data/pictures/resize-picture.ts asks for it, and draws on the page without it.',
            'OffscreenCanvas.getContext': 'As above.',
            'OffscreenCanvas.convertToBlob': 'As above.',
            requestIdleCallback: 'src/session/browser/when-idle.ts has a timer instead.',
            cancelIdleCallback: 'As above.',
            'Navigator.canShare': 'Asked for before it is used.',
            'Navigator.share': 'As above.',
            print: 'Asked for before it is used.',
            'FileSystemFileHandle.createWritable': 'src/ui/file-in-parts.ts downloads a file without it.',
            'FileSystemWritableFileStream.write': 'As above.',
            'FileSystemFileHandle.getFile': 'As above.',
            'FileSystemHandle.name': 'As above.',
            autocapitalize: 'Only a help while typing.',
            translate: 'Only spares names and references from automatic translation.',
          },
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Missing on plain http, as on a phone that opens the development server: use v4 of uuid.',
        },
      ],
    },
  },
  {
    files: ['src/{app,features,session,ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**', '**/testing.tsx', 'src/features/gallery/**', 'src/app/gallery.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          `JSXText[value=${TEXT}]`,
          ...[':not(JSXAttribute) > ', `JSXAttribute[name.name=${READ_ALOUD}] > `].flatMap((place) =>
            ['', 'ConditionalExpression > ', 'LogicalExpression > ', 'TemplateLiteral > '].map(
              (within) => `${place}JSXExpressionContainer > ${within}${WORDS}`,
            ),
          ),
          `JSXAttribute[name.name=${READ_ALOUD}] > ${WORDS}`,
        ].map((selector) => ({ selector, message: 'Every text is a message: use say() from useSession().' })),
      ],
    },
  },
  {
    files: ['tests/e2e/**'],
    ignores: ['tests/e2e/navigate.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['goto', 'reload'].map((property) => ({
          property,
          message: 'It races with the history entries of closed overlays: use goTo() or reload() from navigate.ts.',
        })),
      ],
    },
  },
  { files: ['src/data/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/features/**/*.{ts,tsx}', 'src/session/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/data/(?!drafts/|rest/|accounts/remembered-account|notifications/own-notice)',
              allowTypeImports: true,
              message: 'It loads Firebase: an api.ts imports data/ on demand.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@?date-fns|@noble/hashes|papaparse)[^.]',
              message: 'The domain is pure: it imports date-fns, @noble/hashes and papaparse only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    ignores: ['tests/support/accessibility.ts', 'tests/support/expect-on.ts', 'tests/support/settled.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'axe-core', message: 'Use tests/support/accessibility.ts.' },
        {
          name: '@playwright/test',
          importNames: ['expect'],
          message: 'Use expectOn() from tests/support/expect-on.ts.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="screenshot"]',
          message: 'Use screenshot() from tests/support/settled.ts.',
        },
      ],
    },
  },
);
