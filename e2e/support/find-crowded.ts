export interface Crowded {
  readonly sideways: readonly string[];
  readonly cut: readonly string[];
  readonly covered: readonly string[];
  readonly spilled: readonly string[];
}

/**
 * Finds texts without room, by their words: off the side, cut, over other words, or out of the box they stand in. Runs in the
 * page, and so stands alone. Text for screen readers is none to see; text cut with an ellipsis is read in full where its row
 * leads, but for a badge, which has none.
 */
export function findCrowded(): Crowded {
  // words of a text have tones of their own
  const BADGE = ['success', 'info', 'warning', 'error', 'neutral'].map((tone) => `[data-tone='${tone}']`).join();
  const isEnded = (element: Element): boolean =>
    element.closest('tr')?.querySelector(':scope > th :is(a, button)') !== null &&
    getComputedStyle(element).textOverflow === 'ellipsis';
  const framesOf = (element: Element): Element[] => {
    const frames = [];
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement)
      frames.push(frame);
    return frames;
  };
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('.visually-hidden') !== null ||
    framesOf(element).some(
      (frame) => frame.clientWidth <= 1 && frame.clientHeight <= 1 && getComputedStyle(frame).position === 'absolute',
    );
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  const isText = ({ nodeType, textContent }: Node): boolean => nodeType === 3 && textContent?.trim() !== '';
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };

  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      [...element.childNodes].some(isText) && !element.closest('svg, script, style, select') && !isHidden(element),
  );
  const isCut = (element: Element): boolean => {
    const lines = [...element.childNodes].filter(isText).flatMap(linesOf);
    for (const frame of framesOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const isRead = isEnded(frame) && !element.closest(BADGE);
      if (isRead || !/hidden|clip/.test(overflowX + overflowY)) continue;
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      if (lines.some((line) => line.right > right + 1 || line.left < left - 1)) return true;
      if (lines.some((line) => line.bottom > bottom + 3 || line.top < top - 3)) return true;
    }
    return false;
  };

  /** Out of what is drawn around it, sideways; what is placed on its own, such as a menu, has left its box on purpose. */
  const isSpilled = (element: Element): boolean => {
    const lines = [...element.childNodes].filter(isText).flatMap(linesOf);
    for (const frame of framesOf(element)) {
      const { position, overflowX, borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(frame);
      const { left, right } = frame.getBoundingClientRect();
      const isDrawn = borderInlineStartWidth !== '0px' && borderInlineEndWidth !== '0px';
      if (isDrawn && lines.some((line) => line.right > right + 1 || line.left < left - 1)) return true;
      if (overflowX !== 'visible' || /absolute|fixed/.test(position)) return false;
    }
    return false;
  };

  /** Returns the layer that lies over the rest on purpose, such as a menu, a dialog or a bar that stays: its words are beside its own alone. */
  const layerOf = (element: Element): Element | null =>
    framesOf(element).find((frame) => {
      const { position, zIndex } = getComputedStyle(frame);
      return /fixed|sticky/.test(position) || (position === 'absolute' && Number(zIndex) >= 10);
    }) ?? null;
  const lines = texts
    .flatMap((element) => {
      const ended = framesOf(element).find(isEnded)?.getBoundingClientRect();
      const scrolled = framesOf(element)
        .find((frame) => /auto|scroll/.test(getComputedStyle(frame).overflowY))
        ?.getBoundingClientRect();
      const layer = layerOf(element);
      return [...element.childNodes]
        .filter(isText)
        .flatMap(linesOf)
        .filter(({ top, bottom }) => !scrolled || (top >= scrolled.top && bottom <= scrolled.bottom))
        .map((box) => ({
          element,
          layer,
          top: box.top,
          // the letters, without the room that lines leave above and below them
          bottom: box.bottom - box.height * 0.35,
          left: box.left,
          right: Math.min(box.right, ended?.right ?? box.right),
        }));
    })
    .toSorted((one, other) => one.top - other.top);
  const covered = new Set<string>();
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      const isOwn = one.element.contains(other.element) || other.element.contains(one.element);
      const isBeside = !isOwn && one.layer === other.layer;
      if (isBeside && other.left < one.right - 2 && other.right > one.left + 2)
        covered.add(`${name(one.element)} and ${name(other.element)}`);
    }

  const isSideways = document.documentElement.scrollWidth > globalThis.innerWidth;
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => !isHidden(element) && element.getBoundingClientRect().right > globalThis.innerWidth + 1,
  );
  return {
    sideways: isSideways ? wide.slice(-5).map(name) : [],
    cut: texts.filter(isCut).map(name),
    covered: [...covered],
    spilled: texts.filter(isSpilled).map(name),
  };
}
