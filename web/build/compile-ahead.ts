import type { Plugin } from 'vite';

/** Read by V8 at the head of a file: https://v8.dev/blog/explicit-compile-hints. Other engines take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Names of the chunks whose code every screen mostly runs before it shows anything. */
const SOON = ['react', 'libraries', 'shared', 'shell', 'app-shell'];

/**
 * Has what is run as it comes compiled beside the download: a browser otherwise compiles a function when it is first called, one after the
 * other, while nothing else can happen.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // what others write at the head of a file would come before
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const [missing] = findMissing(chunks);
      if (missing) this.error(`no chunk is called “${missing}” any more`);
      for (const chunk of chunks.filter(isRunSoon)) chunk.code = `${HINT}\n${chunk.code}`;
    },
  },
});

interface Named {
  readonly name: string;
}

/** Also a screen's own page is. */
export const isRunSoon = ({ name }: Named): boolean => SOON.includes(name) || name.endsWith('-page');

export const findMissing = (chunks: readonly Named[]): string[] =>
  SOON.filter((wanted) => chunks.every(({ name }) => name !== wanted));
