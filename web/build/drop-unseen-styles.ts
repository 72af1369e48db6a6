import type { Plugin } from 'vite';

/**
 * Leaves out of the library's styles what no reader would see: those for a dark scheme, which the portal does not offer (web/index.html), and
 * colours that it does not wear.
 */
export const dropUnseenStyles = (): Plugin => ({
  name: 'drop-unseen-styles',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/core\/styles\/\w[\w-]*\.css$/ },
    handler: (styles) => ({ code: withoutUnworn(withoutDarkScheme(styles)), map: null }),
  },
});

const DARK = "[data-mantine-color-scheme='dark']";

/** The styles without the rules all of whose selectors ask for the dark scheme. */
export const withoutDarkScheme = (styles: string): string =>
  styles.replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => selector.includes(DARK)) ? '' : rule,
  );

/** Colours of the library, twenty variables each, that nothing in the portal names. */
export const UNWORN = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'lime', 'yellow', 'orange'];

export const withoutUnworn = (styles: string): string =>
  styles.replaceAll(new RegExp(`--mantine-color-(?:${UNWORN.join('|')})-[\\w-]+:[^;{}]*;`, 'g'), '');
