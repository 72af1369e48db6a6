import { lazyRouteComponent } from '@tanstack/react-router';
import { textStore, type Namespace } from './texts.ts';

/**
 * A screen that is loaded when it is first wanted, together with its texts. When its code cannot be fetched the router
 * reloads the target path once, then shows the error screen; it recognizes that failure by these words, which differ
 * between browsers and are missing when a style sheet fails. Source: spec §2.30.
 */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, () => React.ReactNode>>,
  name: Name,
  texts: readonly Namespace[],
) {
  return lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([load(), textStore.open(texts)]);
      return module;
    } catch (cause) {
      throw new TypeError(`error loading dynamically imported module: ${name}`, { cause });
    }
  }, name);
}
