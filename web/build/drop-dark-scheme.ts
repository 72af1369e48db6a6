import type { Plugin } from 'vite';

/** Leaves out of the library's styles those for a dark scheme, which the portal does not offer (web/index.html): no reader would see them. */
export const dropDarkScheme = (): Plugin => ({
  name: 'drop-dark-scheme',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/core\/styles\/\w[\w-]*\.css$/ },
    handler: (styles) => ({ code: withoutDarkScheme(styles), map: null }),
  },
});

const DARK = "[data-mantine-color-scheme='dark']";

/** The styles without the rules all of whose selectors ask for the dark scheme. */
export const withoutDarkScheme = (styles: string): string =>
  styles.replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => selector.includes(DARK)) ? '' : rule,
  );
