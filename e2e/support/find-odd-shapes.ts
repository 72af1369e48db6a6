export interface OddShapes {
  readonly heights: readonly string[];
  readonly targets: readonly string[];
  readonly small: readonly string[];
  readonly texts: readonly string[];
  readonly primaries: readonly string[];
}

/**
 * Finds elements without the shape of the rest, by their words: buttons of another height than the two there are, targets that
 * are small although they have room on a phone, targets that a finger misses anywhere, text of a size that is not of the scale,
 * and more than one button that asks to be pressed first. Runs in the page, and so stands alone.
 */
export function findOddShapes({ isPhone }: { readonly isPhone: boolean }): OddShapes {
  const HEIGHTS = new Set([36, 44]);
  const name = (element: Element, figure: number): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}": ${String(figure)}`;
  };
  const isShown = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.visually-hidden, [inert]') === null &&
      width > 1 &&
      height > 1 &&
      bottom + globalThis.scrollY > 0
    );
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);
  const isClear = (colour: string): boolean => /transparent|, 0\)/.test(colour);
  const round = (figure: number): number => Math.round(figure * 10) / 10;

  /** Drawn as one, by an edge, a ground or an icon alone: words alone are a link, whatever they do. */
  const isDrawn = (button: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(button);
    const hasEdge = borderTopWidth !== '0px' && !isClear(borderTopColor);
    return (
      button.matches('[data-variant]') || hasEdge || !isClear(backgroundColor) || button.textContent?.trim() === ''
    );
  };
  const linesIn = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const middles = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => top + height / 2);
    return new Set(middles.map((middle) => Math.round(middle / 12))).size;
  };
  const buttons = all('button, a[data-variant], summary, [role=button]').filter(isDrawn);
  const heightOf = (element: Element): number => round(element.getBoundingClientRect().height);
  const heights = buttons
    .filter((button) => !HEIGHTS.has(heightOf(button)) && (linesIn(button) < 2 || heightOf(button) < 36))
    .map((button) => name(button, heightOf(button)));

  /** Half of 24 pixels, without the edge. Source: WCAG 2.2, 2.5.8. */
  const REACH = 11.9;
  /** Words of a sentence are as high as its lines. */
  const isInSentence = (link: Element): boolean =>
    getComputedStyle(link).display === 'inline' &&
    [...(link.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
    );
  const isHitAt = (target: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && target.contains(hit);
  };
  /** Returns true for a target that is reached; it may be larger than its drawing: a whole row, a whole tile. */
  const isReached = (target: Element): boolean => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    // behind a dialog or a panel, nothing is pressed
    if (!isHitAt(target, middle, centre)) return true;
    return (
      isHitAt(target, middle, centre - REACH) &&
      isHitAt(target, middle, centre + REACH) &&
      isHitAt(target, middle - REACH, centre) &&
      isHitAt(target, middle + REACH, centre)
    );
  };
  const isSmall = (target: Element): boolean => {
    const { width, height } = target.getBoundingClientRect();
    return (width < 24 || height < 24) && !isInSentence(target) && !isReached(target);
  };
  const place = globalThis.scrollY;
  const small = all('a[href], button, summary, [role=tab], label:has([type=checkbox], [type=radio])')
    .filter(isSmall)
    .map((target) => name(target, heightOf(target)));
  globalThis.scrollTo({ top: place, behavior: 'instant' });

  /** In a cell or a row of others, a target has its neighbours' measure. */
  const fields = all('input:not([type=checkbox], [type=radio], [type=range]), select, textarea');
  const targets = isPhone
    ? [...buttons, ...fields]
        .filter((target) => !target.closest('td, th') && heightOf(target) < 44)
        .map((target) => name(target, heightOf(target)))
    : [];

  const ruler = document.body.appendChild(document.createElement('span'));
  const sizes = ['sm', 'md', 'lg', 'xl', '2xl'].map((step) => {
    ruler.style.fontSize = `var(--text-${step})`;
    return getComputedStyle(ruler).fontSize;
  });
  const scale = new Set(sizes);
  ruler.remove();
  const isText = ({ nodeType, textContent }: Node): boolean => nodeType === 3 && textContent?.trim() !== '';
  const sizeOf = (element: Element): string => getComputedStyle(element).fontSize;
  const texts = [...all('body *').filter((element) => [...element.childNodes].some(isText)), ...fields]
    .filter((element) => !element.closest('svg, script, style, [data-receipt]') && !scale.has(sizeOf(element)))
    .map((element) => name(element, Number.parseFloat(sizeOf(element))));

  /** Primary buttons of the screen, without those of a dialog, which asks over it. */
  const filled = all('main [data-variant=filled]').filter(
    (button) => !button.closest('dialog') && !button.matches(':disabled, [aria-disabled=true]'),
  );
  const primaries = filled.length > 1 ? filled.map((button) => name(button, filled.length)) : [];

  return { heights, targets, small, texts, primaries };
}
