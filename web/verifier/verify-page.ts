import { describeReport } from './describe-report.ts';
import { readFileSource } from './read-file-source.ts';
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

let language = navigator.language.startsWith('en') ? 'en' : 'fr';
const wordsNow = (): Words => LANGUAGES[language] ?? wordsFr;

function show(): void {
  const words = wordsNow();
  document.documentElement.lang = language;
  document.title = words.title;
  for (const name of ['title', 'lead', 'choose', 'limitsTitle'] as const) find(name).textContent = words[name];
  find('limits').replaceChildren(...words.limits.map((text) => elementOf('li', text)));
  find('language').textContent = language === 'fr' ? 'English' : 'Français';
}

function elementOf(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

async function verify(file: File): Promise<void> {
  const words = wordsNow();
  const result = find('result');
  result.className = '';
  result.textContent = words.verifying;
  try {
    const report = await verifyBundle(readFileSource(file), ({ done, total }) => {
      result.textContent = `${words.verifying} ${words.progress(done, total)}`;
    });
    const [verdict = '', ...lines] = describeReport(report, words);
    result.className = report.faultCount > 0 ? 'wrong' : 'right';
    result.replaceChildren(elementOf('strong', verdict), ...lines.map((line) => elementOf('p', line)));
  } catch {
    result.className = 'wrong';
    result.textContent = words.noBundle;
  }
}

find('language').addEventListener('click', () => {
  language = language === 'fr' ? 'en' : 'fr';
  show();
});
find('file').addEventListener('change', (event) => {
  const [file] = event.target instanceof HTMLInputElement ? (event.target.files ?? []) : [];
  if (file) void verify(file);
});
show();
