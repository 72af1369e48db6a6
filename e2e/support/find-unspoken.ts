export interface Unspoken {
  readonly titles: readonly string[];
  readonly landmarks: readonly string[];
  readonly tables: readonly string[];
  readonly hints: readonly string[];
  readonly disabled: readonly string[];
  readonly far: readonly string[];
}

/**
 * Finds parts that are seen and not said, by their words: a main heading too many or too few, a landmark without a name beside
 * others of its kind, a table whose name, row headers or roles are missing, words that only a mouse brings up, a button that
 * drops the focus, and an action that the Tab key is long in reaching. Runs in the page, and so stands alone.
 */
export function findUnspoken(): Unspoken {
  const MOST_STOPS = 40;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const wordsOf = (element: Element): string => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? wordsOf(element)).slice(0, 40)}"`;
  const isNamed = (element: Element): boolean =>
    element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');

  const headings = all('h1');
  const titles = headings.length === 1 && document.title !== '' ? [] : [`${headings.length}: ${document.title}`];

  const landmarks = ['main', 'nav', 'aside'].flatMap((kind) => {
    const ones = all(kind);
    return ones.length < 2 && kind !== 'nav' ? [] : ones.filter((one) => !isNamed(one)).map(name);
  });

  /** Returns true for a table with parts that some browsers forget, because their layout is none of a table. */
  const forgotten = (table: Element): boolean =>
    all('thead, tbody, tfoot, tr, th, td', table).some(
      (part) => !part.hasAttribute('role') && !getComputedStyle(part).display.startsWith('table'),
    );
  const headless = (table: Element): boolean =>
    all('tbody > tr:not([data-detail], [data-group])', table).some((row) => !row.querySelector('th[scope=row]')) ||
    all('thead th', table).some((header) => !header.hasAttribute('scope'));
  const isNameless = (table: Element): boolean =>
    !isNamed(table) && wordsOf(table.querySelector('caption') ?? table.ownerDocument.createElement('b')) === '';
  const tables = all('table')
    .filter((table) => isNameless(table) || headless(table) || forgotten(table))
    .map(name);

  /** Hints that only a mouse brings up: elements that can be pressed or typed in say the same to a keyboard, by their name, value or a press. */
  const hints = all('[title]:not(iframe, abbr, button, a, input, select, textarea)')
    .filter((element) => !wordsOf(element).includes(element.title.trim()))
    .map(name);

  const disabled = all('button:disabled').map(name);

  // the focus goes into what opens beside a list by itself
  const place = all('main aside, dialog[open]').at(-1) ?? all('main')[0] ?? document.body;
  const stops = all('a[href], button, input, select, textarea, summary, [tabindex="0"]', place).filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  // a form's own fields come before what sends it
  const first = stops.findIndex((stop) => stop.matches('[data-variant=filled]'));
  const before = stops
    .slice(0, Math.max(first, 0))
    .filter((stop) => !stop.closest('form')?.contains(stops[first] ?? null));
  const far = before.length > MOST_STOPS ? [`${name(stops[first] ?? document.body)}: ${before.length}`] : [];

  return { titles, landmarks, tables, hints, disabled, far };
}
