import type { Plugin } from 'vite';

/**
 * Lets a build leave out the parts of react-router that nothing imports (`Link`, `NavLink`, `Form` and all that they need,
 * 4 kB compressed), and what needs server components, instrumentation or a developer (1.5 kB). They are kept otherwise:
 * the package does not mark the calls that make them as pure, and bundlers find only its development build.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replaceAll('if (init.instrumentations)', 'if (false)')
          // Set by server components only.
          .replaceAll('this.context', 'false')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
