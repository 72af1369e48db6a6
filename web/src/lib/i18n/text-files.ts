import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { TextSources } from './text-store.ts';
import type { TextTree } from './texts.ts';

/** Files of texts by path, not yet loaded; each exports its texts and nothing else. */
type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Finds the texts of each namespace, by the names of the files that hold them. */
export function readTextFiles({ en, fr }: Readonly<Record<Language, TextFiles>>): TextSources {
  const french = new Map(Object.entries(fr).map(([path, load]) => [namespaceOf(path), load]));
  return Object.fromEntries(
    Object.entries(en).map(([path, load]) => {
      const namespace = namespaceOf(path);
      return [namespace, { en: textsOf(load), fr: textsOf(french.get(namespace) ?? load) }];
    }),
  );
}

const namespaceOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.(en|fr)\.ts$/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const textsOf = (load: () => Promise<unknown>) => async (): Promise<TextTree> => {
  const [texts] = Object.values((await load()) as Readonly<Record<string, TextTree>>);
  return texts ?? {};
};
