import { readGiven, verdictOf, type Given } from './compare-given.ts';
import { describeReport } from './describe-report.ts';
import { listDropped } from './list-dropped.ts';
import { listPicked, openChosen, type PickedFile } from './open-chosen.ts';
import type { ProofReport } from './proof-report.ts';
import { verifyBundle } from './verify-bundle.ts';
import { wordsEn, type Words } from './words.en.ts';
import { wordsFr } from './words.fr.ts';

/** The page that opens from disk: both languages, one at a time, and no network. */
const LANGUAGES: Readonly<Record<string, Words>> = { fr: wordsFr, en: wordsEn };

const find = (id: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (!element) throw new Error(id);
  return element;
};

/** Content below the buttons, in words of any language; `verdict` as the program ends with it, null while there is none. */
interface Shown {
  readonly verdict: (given: readonly Given[]) => 0 | 1 | 2 | 3 | null;
  readonly lines: (words: Words, given: readonly Given[]) => readonly string[];
}

let language = navigator.language.startsWith('en') ? 'en' : 'fr';
const pending = (): null => null;
let shown: Shown = { verdict: pending, lines: () => [] };
/** Values kept elsewhere; null for a text that is neither key nor fingerprint. */
let given: readonly Given[] | null = [];
/** Number of the verification under way; 0 for none. */
let running = 0;
let started = 0;

const TEXTS = ['title', 'lead', 'chooseFile', 'chooseFolder', 'drop', 'stop', 'limitsTitle'] as const;

function render(): void {
  const words = LANGUAGES[language] ?? wordsFr;
  document.documentElement.lang = language;
  document.title = words.title;
  for (const name of TEXTS) find(name).textContent = words[name];
  find('givenLabel').textContent = words.given;
  find('givenHelp').textContent = given === null ? words.badGiven : words.givenHelp;
  find('given').setAttribute('aria-invalid', String(given === null));
  find('limits').replaceChildren(...words.limits.map((text) => elementOf('li', text)));
  find('language').textContent = language === 'fr' ? 'English' : 'Français';
  find('stop').hidden = running === 0;
  const result = find('result');
  result.dataset['verdict'] = String(shown.verdict(given ?? []) ?? '');
  const [first, ...lines] = shown.lines(words, given ?? []);
  const rest = lines.map((line) => elementOf('p', line));
  result.replaceChildren(...(first === undefined ? [] : [elementOf('strong', first), ...rest]));
}

function elementOf(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function show(next: Shown): void {
  shown = next;
  render();
}

class Stopped extends Error {}

/** Verifies what was chosen; what is chosen meanwhile takes its place. */
async function verify(choosing: Promise<readonly PickedFile[]>): Promise<void> {
  const own = (running = started += 1);
  const say = (next: Shown): void => {
    if (own !== running) return;
    if (next.verdict !== pending) running = 0;
    show(next);
  };
  say(progress(0, 0));
  try {
    const report = await verifyBundle(await openChosen(await choosing), async ({ done, total }) => {
      if (own !== running) throw new Stopped();
      say(progress(done, total));
      // a page that only computes takes no click
      await new Promise((resolve) => void setTimeout(resolve));
    });
    say(shownReport(report));
  } catch {
    say({ verdict: () => 2, lines: (words) => [words.noBundle] });
  }
}

const progress = (done: number, total: number): Shown => ({
  verdict: pending,
  lines: (words) => [words.verifying, ...(total > 0 ? [words.progress(done, total)] : [])],
});

const shownReport = (report: ProofReport): Shown => ({
  verdict: (kept) => verdictOf(report, kept),
  lines: (words, kept) => describeReport(report, kept, words),
});

find('language').addEventListener('click', () => {
  language = language === 'fr' ? 'en' : 'fr';
  render();
});
find('stop').addEventListener('click', () => {
  running = 0;
  show({ verdict: pending, lines: (words) => [words.stopped] });
});
for (const [button, field] of [
  ['chooseFile', 'file'],
  ['chooseFolder', 'folder'],
] as const) {
  const input = find(field);
  if (!(input instanceof HTMLInputElement)) throw new Error(field);
  find(button).addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const picked = listPicked(input.files ?? []);
    // the same file, changed, can be chosen again
    input.value = '';
    if (picked.length > 0) void verify(Promise.resolve(picked));
  });
}
const field = find('given');
field.addEventListener('input', () => {
  const text = field instanceof HTMLTextAreaElement ? field.value.trim() : '';
  void takeGiven(text, () => field instanceof HTMLTextAreaElement && field.value.trim() === text);
});

/** Takes the value that the reader has kept elsewhere, unless another text was typed meanwhile. */
async function takeGiven(text: string, isStillTyped: () => boolean): Promise<void> {
  const value = await readGiven(text);
  if (!isStillTyped()) return;
  const kept = value === null ? null : [{ value, against: ['key', 'fingerprint'] as const }];
  given = text === '' ? [] : kept;
  render();
}

for (const kind of ['dragover', 'drop'] as const) addEventListener(kind, (event) => event.preventDefault());
addEventListener('drop', ({ dataTransfer }) => {
  if (dataTransfer && dataTransfer.types.includes('Files')) void verify(listDropped(dataTransfer.items));
});
render();
