import type { Plugin } from 'postcss';

const DYNAMIC = /(?<=[\d.])dvh\b/g;

/** Adds a `vh` fallback before each `dvh`, for Chrome < 108 and Firefox < 101. */
export function viewportFallback(): Plugin {
  return {
    postcssPlugin: 'viewport-fallback',
    Declaration(declaration) {
      const { prop, value } = declaration;
      const older = value.replace(DYNAMIC, 'vh');
      if (older === value) return;
      const previous = declaration.prev();
      if (previous?.type === 'decl' && previous.prop === prop && previous.value === older) return;
      declaration.cloneBefore({ value: older });
    },
  };
}
