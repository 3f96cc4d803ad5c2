import { defineConfig } from 'oxlint';
import { zones } from './scripts/lint/layers.js';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx'];

const FIREBASE_ONLY_IN_DATA = {
  regex: '^firebase(/|$)|^@firebase/',
  message: 'Only src/data talks to Firebase.',
};
const LAZY_ONLY_WITH_RETRY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyPart() from src/ui/lazy-part.tsx: React remembers a part that could not be loaded.',
};
const FIREBASE_ON_DEMAND = {
  regex: '/data/(?!drafts/|rest/|accounts/remembered-account|notifications/own-notice)',
  allowTypeImports: true,
  message: 'It loads Firebase: an api.ts imports data/ on demand.',
};

/**
 * Words that are not a key ('terms.title'), the place of one ('{title}'), the form of an address ('https://') or the name
 * of a character ('&nbsp;').
 */
const TEXT = '/^(?!https:|[a-z-]+[.@][a-z.-]+$|\\{\\w+\\}$).*(?<![&\\p{L}])\\p{L}{2}/su';
const WORDS = `:matches(Literal[value=${TEXT}], TemplateElement[value.raw=${TEXT}])`;
/** The attributes and props that people read or hear. */
const READ_ALOUD =
  '/^(aria-(label|description|roledescription|valuetext)|alt|caption|closeLabel|hint|label|lead|placeholder|summary|text|title)$/';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react'],
  jsPlugins: [
    { name: 'core', specifier: 'oxlint-plugin-eslint' },
    { name: 'layers', specifier: './scripts/lint/layers-plugin.js' },
  ],
  // The rules are listed, so that an update adds none.
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['**/node_modules/', '**/dist/', '**/.cache/', '**/.data/', 'coverage/'],
  rules: {
    'layers/imports': ['error', { zones: zones(new URL('./', import.meta.url)) }],
    'import/no-cycle': ['error', { ignoreExternal: true }],
    'import/no-self-import': 'error',
    'import/no-duplicates': ['error', { 'prefer-inline': true }],
    'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
    eqeqeq: ['error', 'always'],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'no-array-constructor': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-for-in-array': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/triple-slash-reference': 'error',
        'typescript/unbound-method': 'error',
      },
    },
    {
      files: ['src/{app,features,session,ui}/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/error-boundaries': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        // `import { type X }` still loads the module, in the browser too.
        'typescript/no-import-type-side-effects': 'error',
        'core/no-restricted-imports': ['error', { paths: [LAZY_ONLY_WITH_RETRY], patterns: [FIREBASE_ONLY_IN_DATA] }],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
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
      files: ['src/{features,session}/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
        'core/no-restricted-imports': [
          'error',
          { paths: [LAZY_ONLY_WITH_RETRY], patterns: [FIREBASE_ONLY_IN_DATA, FIREBASE_ON_DEMAND] },
        ],
      },
    },
    {
      files: ['src/ui/lazy-part.tsx'],
      rules: { 'core/no-restricted-imports': ['error', { patterns: [FIREBASE_ONLY_IN_DATA] }] },
    },
    { files: ['src/data/**'], rules: { 'core/no-restricted-imports': 'off' } },
    {
      files: ['src/domain/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'core/no-restricted-imports': [
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
      files: ['src/{app,features,session,ui}/**/*.tsx'],
      excludeFiles: [...TESTS, 'src/features/gallery/**', 'src/app/gallery.tsx'],
      rules: {
        'core/no-restricted-syntax': [
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
      excludeFiles: ['tests/e2e/navigate.ts'],
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
    {
      files: ['tests/**/*.ts'],
      excludeFiles: ['tests/support/accessibility.ts', 'tests/support/expect-on.ts', 'tests/support/settled.ts'],
      rules: {
        'core/no-restricted-imports': [
          'error',
          {
            paths: [
              { name: 'axe-core', message: 'Use tests/support/accessibility.ts.' },
              {
                name: '@playwright/test',
                importNames: ['expect'],
                message: 'Use expectOn() from tests/support/expect-on.ts.',
              },
            ],
          },
        ],
        'core/no-restricted-syntax': [
          'error',
          {
            selector: 'CallExpression[callee.property.name="screenshot"]',
            message: 'Use screenshot() from tests/support/settled.ts.',
          },
        ],
      },
    },
  ],
});
