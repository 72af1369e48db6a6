import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './open-browser.ts';

interface Typing {
  readonly url: string;
  readonly token: string;
  readonly path: string;
  /** Words that are typed in turn, each into an empty field. */
  readonly words: readonly string[];
}

/** Milliseconds from each key to the frame that shows its letter, and from the last key of each word to its list. */
interface Typed {
  readonly letters: number[];
  readonly lists: number[];
}

const SLOWER = 4;
/** As quick as people type. */
const PAUSE_MS = 120;
/** Within which a list is as a word leaves it. */
const SETTLED_MS = 900;

/** Notes each letter from within the page: when its frame is drawn, and when the list was last changed. */
const WATCH = `() => {
  globalThis.typed = [];
  const field = document.querySelector('input[type="search"]');
  let latest = null;
  field.addEventListener('input', () => {
    const one = { at: performance.now(), letterMs: null, listMs: 0 };
    typed.push(one);
    latest = one;
    requestAnimationFrame(() => setTimeout(() => { one.letterMs = performance.now() - one.at; }));
  }, { capture: true });
  const isRows = ({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest('tbody');
  new MutationObserver((all) => { if (latest && all.some(isRows)) latest.listMs = performance.now() - latest.at; })
    .observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
}`;

/** Times each letter that is typed into a search field, in a browser whose processor is slowed down; the first word warms up. */
export async function timeTyping(folder: string, { url, token, path, words }: Typing): Promise<Typed> {
  const browser = await openBrowser(folder);
  try {
    await browser.enter(url, token);
    const page = await browser.context.newPage();
    await page.goto(`${url}${path}`);
    const field = page.getByRole('searchbox');
    await field.waitFor();
    const control = await browser.context.newCDPSession(page);
    await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(`(${WATCH})()`);
    const times: Typed = { letters: [], lists: [] };
    for (const [turn, word] of words.entries()) {
      await field.fill('');
      await setTimeout(SETTLED_MS);
      await page.evaluate('typed.length = 0');
      await field.pressSequentially(word, { delay: PAUSE_MS });
      await setTimeout(SETTLED_MS);
      const typed = await page.evaluate<{ letterMs: number; listMs: number }[]>('typed');
      if (turn === 0) continue;
      times.letters.push(...typed.map(({ letterMs }) => letterMs));
      times.lists.push(...typed.slice(-1).map(({ listMs }) => listMs));
    }
    return times;
  } finally {
    await browser.close();
  }
}
