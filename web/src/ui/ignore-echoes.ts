/** Elements that act, open or lead elsewhere when pressed. */
const PRESSED = 'button, a';

/** Elements that answer each press of a quick row: turning pages, moving a line. */
const REPEATED = '[data-repeats]';

/**
 * Takes a double click on anything that is pressed for one click, and a key that is held down for one press: by the time of the second
 * half, the server may have answered the first, and something else may stand where the button stood: what is said of a form has moved a
 * choice there. Stands before every listener of the page, so that no button can forget it. Returns what ends it.
 */
export function ignoreEchoes(page: Document): () => void {
  const ending = new AbortController();
  const first = { capture: true, signal: ending.signal };
  let hasPressed = false;
  const isEcho = (event: MouseEvent): boolean => event.detail > 1 && (hasPressed || isPressed(event, PRESSED));
  const ignoreClick = (event: MouseEvent): void => {
    if (event.detail === 1) hasPressed = isPressed(event, PRESSED);
    if (!isEcho(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // it stays where the first half has led it
  const leaveFocus = (event: MouseEvent): void => {
    if (isEcho(event)) event.preventDefault();
  };
  page.addEventListener('click', ignoreClick, first);
  page.addEventListener('mousedown', leaveFocus, first);
  page.addEventListener('keydown', ignoreKey, first);
  return () => ending.abort();
}

function ignoreKey(event: KeyboardEvent): void {
  // a field sends its form
  if (event.repeat && event.key === 'Enter' && isPressed(event, `${PRESSED}, input`)) event.preventDefault();
}

function isPressed({ target }: Event, selector: string): boolean {
  const pressed = target instanceof Element ? target.closest(selector) : null;
  return pressed !== null && !pressed.matches(REPEATED);
}
