const windows = new WeakSet<Window>();

/** The window of tests keeps its size: to work out what a query says of it took longer than to draw what asks, so it is done once. */
export function matchOnce(page: Window): void {
  if (windows.has(page)) return;
  windows.add(page);
  const ask = page.matchMedia.bind(page);
  const asked = new Map<string, MediaQueryList>();
  page.matchMedia = (query) => {
    const known = asked.get(query);
    if (known) return known;
    const list = ask(query);
    Object.defineProperty(list, 'matches', { value: list.matches });
    asked.set(query, list);
    return list;
  };
}
