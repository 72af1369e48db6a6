import { sessionStore } from '../shared/sessions/session-store.ts';
import { canSee } from './screen-access.ts';
import { SCREEN_NAMES, type ScreenName } from './screens.ts';

/** Something that was found and gone to, as it was called then. */
export interface Choice {
  readonly href: string;
  readonly screen: ScreenName;
  readonly label: string;
  readonly hint: string | null;
}

const KEY = 'RecentChoices';
const MOST = 5;

interface Kept {
  readonly userId: string;
  readonly choices: readonly Choice[];
}

/** Reads this person's last choices in this browser that they may still see, the latest first. Gone with the session. */
export function readRecentChoices(userId: string | undefined): readonly Choice[] {
  const kept = parse(window.localStorage.getItem(KEY));
  return isKept(kept) && kept.userId === userId ? kept.choices.filter(({ screen }) => canSee(screen)) : [];
}

export function keepRecentChoice(userId: string, choice: Choice): void {
  const others = readRecentChoices(userId).filter(({ href }) => href !== choice.href);
  window.localStorage.setItem(KEY, JSON.stringify({ userId, choices: [choice, ...others].slice(0, MOST) }));
}

sessionStore.subscribe((change) => {
  if (change === 'signed-out' || change === 'ended') window.localStorage.removeItem(KEY);
});

/** By hand: a schema would bring what reads schemas along. */
function isKept(value: unknown): value is Kept {
  const { userId, choices } = fieldsOf(value);
  return typeof userId === 'string' && Array.isArray(choices) && choices.every(isChoice);
}

function isChoice(value: unknown): value is Choice {
  const { href, screen, label, hint } = fieldsOf(value);
  const isNamed = typeof label === 'string' && (hint === null || typeof hint === 'string');
  return typeof href === 'string' && /^\/(?!\/)/.test(href) && SCREEN_NAMES.includes(screen as ScreenName) && isNamed;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object | null) });

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
