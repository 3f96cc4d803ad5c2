import type { Config } from 'tailwindcss';

const colours = [
  ...['paper', 'card', 'ink', 'faded', 'line', 'edge'],
  ...['wine', 'wine-wash', 'seal', 'seal-lit', 'on-seal'],
  ...['marigold', 'marigold-ink', 'marigold-wash'],
  ...['leaf', 'leaf-wash', 'alarm', 'alarm-wash', 'focus'],
];

/**
 * The printed-invitation palette. Each name is a CSS variable set in src/app/theme.css, so that the dark theme changes
 * values and no class name.
 */
export default {
  // The gallery brings a style sheet of its own, so that what only it uses never reaches a guest's phone.
  content: ['./*.html', './src/**/*.{ts,tsx}', '!./src/**/*.test.{ts,tsx}', '!./src/features/gallery/**'],
  theme: {
    extend: {
      colors: Object.fromEntries(colours.map((name) => [name, `var(--${name})`])),
      fontFamily: {
        display: ['Marcellus', 'Marcellus Georgia', 'Marcellus Noto', 'Marcellus DejaVu', 'Georgia', 'serif'],
        body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'],
      },
      // The minimum size of a touch target.
      spacing: { touch: '2.75rem' },
    },
  },
} satisfies Config;
