import { keepRecent } from '../shared/sessions/keep-recent.ts';
import { canSee } from './screen-access.ts';
import { SCREEN_NAMES, type ScreenName } from './screens.ts';

/** Something that was found and gone to, as it was called then. */
export interface Choice {
  readonly href: string;
  readonly screen: ScreenName;
  readonly label: string;
  readonly hint: string | null;
}

const { read, keep } = keepRecent<Choice>({
  key: 'RecentChoices',
  list: 'choices',
  most: 5,
  idOf: ({ href }) => href,
  isItem: ({ href, screen, label, hint }) => {
    const isNamed = typeof label === 'string' && (hint === null || typeof hint === 'string');
    return typeof href === 'string' && /^\/(?!\/)/.test(href) && SCREEN_NAMES.includes(screen as ScreenName) && isNamed;
  },
});

export const keepRecentChoice = keep;

/** Reads this person's last choices that they may still see. */
export const readRecentChoices = (userId: string | undefined): readonly Choice[] =>
  read(userId).filter(({ screen }) => canSee(screen));
