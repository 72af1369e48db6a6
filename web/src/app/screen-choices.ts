import { foldText } from '@comptoir/domain/base/search/fold-text';
import type { TextTree } from '../lib/i18n/texts.ts';
import type { Session } from '../shared/sessions/session.ts';
import { navigationFor } from './navigation-groups.ts';
import { PATHS } from './paths.ts';
import type { Choice } from './recent-choices.ts';
import { canSee } from './screen-access.ts';
import { SCREEN_NAMES, SCREENS, type ScreenName } from './screens.ts';
import { textSources } from './texts.ts';

type Named = Readonly<Partial<Record<ScreenName, string>>>;

/** Name of each screen, in both languages. */
export interface ScreenWords {
  readonly fr: Named;
  readonly en: Named;
  /** Words that they are found by beside their names, in both languages. */
  readonly also: readonly Named[];
}

let words: Promise<ScreenWords> | undefined;

/** Loads them once: a screen is found by its name in either language. */
export const loadScreenWords = (): Promise<ScreenWords> => (words ??= readWords());

async function readWords(): Promise<ScreenWords> {
  const [[fr, alsoFr], [en, alsoEn]] = await Promise.all([namesIn('fr'), namesIn('en')]);
  return { fr, en, also: [alsoFr, alsoEn] };
}

async function namesIn(language: 'fr' | 'en'): Promise<readonly [names: Named, also: Named]> {
  const read = async (name: string): Promise<TextTree> => (await textSources[name]?.[language]()) ?? {};
  const trees = await Promise.all([read('app'), read('searchPalette')]);
  const all = (name: 'screens' | 'also') => Object.assign({}, ...trees.map(({ [name]: named }) => named)) as Named;
  return [all('screens'), all('also')];
}

interface Wanted {
  readonly session: Session;
  readonly language: 'fr' | 'en';
  readonly named: ScreenWords;
  readonly text: string;
  /** The merchant in view, whose screens they are. */
  readonly merchantId: string | undefined;
}

/** True when each word that was typed begins one of a text. */
export function beginsWords(text: string, typed: string): boolean {
  const parts = foldText(text).split(/[\s'-]/);
  return foldText(typed)
    .split(/[\s'-]/)
    .every((word) => word === '' || parts.some((part) => part.startsWith(word)));
}

/** The screens open to someone whose name in either language, or another word for it, has a word that begins like each that was typed. */
export function screenChoices({ session, language, named, text, merchantId }: Wanted): readonly Choice[] {
  const others = text === '' ? [] : named.also;
  const isMeant = (name: ScreenName): boolean =>
    [named.fr, named.en, ...others].some(({ [name]: title }) => title !== undefined && beginsWords(title, text));
  const query = merchantId && session.role !== 'merchant' ? `?merchantId=${merchantId}` : '';
  return openTo(session, named[language])
    .filter(isMeant)
    .map((screen) => ({
      screen,
      href: PATHS[screen].replace('$idPartner', session.partnerId ?? '') + query,
      label: named[language][screen] ?? screen,
      hint: null,
    }));
}

/** The screens of the navigation, then those that it does not list but that have a name. */
function openTo(session: Session, named: Named): readonly ScreenName[] {
  const listed = navigationFor(session, { isToSubscribe: false, isOpen: (name) => canSee(name) });
  return [
    ...listed.flatMap(({ entries }) => entries.map(({ name }) => name)),
    ...SCREEN_NAMES.filter((name) => !SCREENS[name].group && named[name] !== undefined && canSee(name)),
  ];
}
