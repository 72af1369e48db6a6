/** Place of the focus: the ways out from the element, nearest first, and its row if it stood in a table. */
interface Place {
  readonly element: Element;
  readonly around: readonly Element[];
  readonly row: { readonly body: Element; readonly index: number } | null;
}

/**
 * Takes care that the focus stays near when an action takes away what has it: a row that is removed, the button of a
 * dialog whose opener is gone. It goes to the row that took the place, else to the button of the open panel around it, else to the
 * nearest heading. What a screen does itself about the focus comes first. Returns what ends it.
 */
export function keepFocus(page: Document): () => void {
  let place: Place | null = null;
  let inTable: Place['row'] = null;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    place = placeOf(target);
    // a dialog that a row has opened belongs to it
    if (!target.closest('dialog')) inTable = place.row;
  };
  const restore = (): void => {
    if (!place || place.element.isConnected || (page.activeElement ?? page.body) !== page.body) return;
    // behind a dialog that stays open nothing can have it
    const isInside = place.around.some((outer) => outer.matches('dialog[open]') && outer.isConnected);
    const target = findRow(place.row ?? (isInside ? null : inTable)) ?? findAround(place.around);
    if (!target) return;
    // what cannot be tabbed to can have the focus all the same
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
  };
  // after the effects of the screen, which may know better
  const observer = new MutationObserver(() => {
    if (place && !place.element.isConnected) setTimeout(restore);
  });

  page.addEventListener('focusin', remember);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function placeOf(element: Element): Place {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) around.push(outer);
  const row = element.closest('tbody > tr');
  const body = row?.parentElement;
  return { element, around, row: row && body ? { body, index: [...body.children].indexOf(row) } : null };
}

/** The row that stands where the other one stood, or the last. */
function findRow(row: Place['row']): HTMLElement | null {
  if (!row?.body.isConnected) return null;
  const rows = row.body.querySelectorAll<HTMLElement>(':scope > tr');
  return rows[Math.min(row.index, rows.length - 1)] ?? null;
}

const findAround = (around: readonly Element[]): HTMLElement | null => findOpener(around) ?? findHeading(around);

/** The button of the open panel that it stood in: the focus elsewhere would close the panel. */
function findOpener(around: readonly Element[]): HTMLElement | null {
  for (const { id, isConnected, ownerDocument } of around) {
    const panel = id && isConnected ? CSS.escape(id) : null;
    const opener =
      panel && ownerDocument.querySelector<HTMLElement>(`[aria-expanded="true"][aria-controls="${panel}"]`);
    if (opener) return opener;
  }
  return null;
}

function findHeading(around: readonly Element[]): HTMLElement | null {
  for (const outer of around) {
    const heading = outer.isConnected ? outer.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading) return heading;
  }
  return null;
}
