import type { Config } from 'tailwindcss';

/**
 * The printed-invitation palette. Each name is a CSS variable set in src/app/theme.css, so that the dark theme changes
 * values and no class name.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        card: 'var(--card)',
        ink: 'var(--ink)',
        faded: 'var(--faded)',
        line: 'var(--line)',
        wine: 'var(--wine)',
        'on-wine': 'var(--on-wine)',
        marigold: 'var(--marigold)',
        leaf: 'var(--leaf)',
        alarm: 'var(--alarm)',
      },
      fontFamily: {
        display: ['Georgia', 'Cambria', 'Times New Roman', 'serif'],
        body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'],
      },
      // The smallest thing a thumb should have to hit.
      spacing: { touch: '2.75rem' },
    },
  },
} satisfies Config;
