import type { Screen } from '../context.ts';

/** A command that a sentence proposes, unless it names a till itself. */
const PROPOSED = /npm run terminal -- (?!help\b)[a-z-]+(?![a-z-])(?! --till)/g;

/** A screen on which each command that is proposed names the till that this one names: typed as it stands, it is done there too. */
export function nameTill(screen: Screen, words: readonly string[]): Screen {
  const till = tillIn(words);
  if (till === undefined) return screen;
  const named = (line: string): string => line.replaceAll(PROPOSED, (proposed) => `${proposed} --till ${till}`);
  return { ...screen, print: (line) => screen.print(named(line)), warn: (line) => screen.warn(named(line)) };
}

function tillIn(words: readonly string[]): string | undefined {
  const index = words.findIndex((word) => word === '--till' || word.startsWith('--till='));
  return index < 0 ? undefined : (words[index]?.split('=')[1] ?? words[index + 1]);
}
