import type { ScreenHead } from './list-preloads.ts';
import type { Texts } from './compile-texts.ts';

/** Words that head a screen: their namespace, and the keys of its title and of the sentence under it. */
export interface HeadWords {
  readonly namespace: string;
  readonly title: string;
  readonly lead: string | null;
}

const NAMESPACE = /const t = useTranslations\('(\w+)(?:\.([\w.]+))?'\)/g;
const PAGE = /<Page(?: key="\w+")?\s+title=\{t\('([\w.]+)'\)\}(?:\s+lead=\{t\('([\w.]+)'\)\})?/g;

/**
 * Reads what a page is headed by out of its module, without running it: `<Page title={t('title')} lead={t('lead')}>`. Null where the title is
 * made of what has to be read first. Of several it is the one that the screen begins with, which is called `title`.
 */
export function readHead(source: string): HeadWords | null {
  const heads = [...source.matchAll(PAGE)];
  const head = heads.find(([, title]) => title === 'title') ?? heads[0];
  const said = [...source.matchAll(NAMESPACE)].findLast(({ index }) => index < (head?.index ?? 0));
  if (!head?.[1] || !said?.[1]) return null;
  const within = said[2] ? `${said[2]}.` : '';
  return {
    namespace: said[1],
    title: `${within}${head[1]}`,
    lead: head[2] === undefined ? null : `${within}${head[2]}`,
  };
}

/** Key of the text under a title until the sentence that it makes way for is known, in the texts that have it. */
const MEANWHILE = 'leadLoading';

/** The words themselves, as far as they are words alone: a sentence with values or tags is left to the screen. */
export function writeHead({ title, lead }: HeadWords, texts: Texts): ScreenHead | null {
  const heading = plain(title, texts);
  return heading === null ? null : { title: heading, lead: plain(lead ?? MEANWHILE, texts) };
}

function plain(key: string, texts: Texts): string | null {
  let found: Texts | string | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' && !/[{}<>']/.test(found) ? found : null;
}
