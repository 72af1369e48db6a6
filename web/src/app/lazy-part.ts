import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';
import type { Namespace } from '../lib/i18n/messages.ts';
import { textStore } from './texts.ts';

/** A part of the shell that is loaded when it is first wanted, together with its texts. */
export const lazyPart = <Props extends object>(
  texts: Namespace,
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), textStore.open([texts])]);
    return { default: part };
  });
