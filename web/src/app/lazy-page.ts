import { lazyRouteComponent } from '@tanstack/react-router';
import type { Screen } from '../shared/screens/screen.ts';
import { textStore } from './texts.ts';

/**
 * A page that is loaded when it is first wanted, together with its texts. When its code cannot be fetched the router
 * reloads the target path once, then shows the error screen; it recognizes that failure by these words, which differ
 * between browsers and are missing when a style sheet fails. Source: spec §2.30.
 */
export const lazyPage = ({ texts, page }: Pick<Screen, 'texts' | 'page'>) =>
  lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([page(), textStore.open(texts)]);
      const [component] = Object.values(module);
      if (!component) throw new Error('the module exports no page');
      return { default: component };
    } catch (cause) {
      throw new TypeError('error loading dynamically imported module', { cause });
    }
  });
