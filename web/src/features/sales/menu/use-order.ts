import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import { useMoveEntry } from './menu.api.ts';
import { whomBehind } from './move-behind.ts';

/** An entry as far as its order goes; only those of one group change places. */
export interface Ordered {
  readonly code: string;
  readonly name: string;
  readonly group: string;
}

interface Over {
  readonly target: string;
  readonly side: 'before' | 'after';
}

/** An entry that is dragged, and where it would be dropped. */
interface Drag {
  readonly code: string;
  readonly over: Over | null;
}

/** Keys by which an entry is moved, and how far. */
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The order of entries of a kind, changed by pointer, by finger and by key; each change is read out. */
export function useOrder(kind: MenuKind, all: readonly Ordered[]) {
  const t = useTranslations('menu.order');
  const { mutate } = useMoveEntry();
  const frame = useRef<HTMLDivElement>(null);
  const turn = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState({ turn: 0, words: '' });
  const keepFocus = useKeptFocus(frame, all);

  const say = (words: string): void => setSaid({ turn: turn.current, words });
  const siblingsOf = (code: string): readonly Ordered[] => {
    const group = all.find((one) => one.code === code)?.group;
    return all.filter((one) => one.group === group);
  };
  const move = (code: string, over: Over): void => {
    const siblings = siblingsOf(code);
    const others = siblings.filter((one) => one.code !== code);
    const place = others.findIndex((one) => one.code === over.target) + (over.side === 'after' ? 2 : 1);
    const codes = siblings.map((one) => one.code);
    turn.current += 1;
    keepFocus(code);
    mutate({ kind, code, after: whomBehind(codes, { code, ...over }), turn: turn.current });
    const name = siblings.find((one) => one.code === code)?.name ?? code;
    say(t('moved', { name, place: String(place), count: String(siblings.length) }));
  };
  const step = (code: string, by: -1 | 1): void => {
    const siblings = siblingsOf(code);
    const next = siblings[siblings.findIndex((one) => one.code === code) + by];
    if (next) return move(code, { target: next.code, side: by === -1 ? 'before' : 'after' });
    turn.current += 1;
    say(t(by === -1 ? 'isFirst' : 'isLast'));
  };
  const handleOf = (code: string) => ({
    'data-move': code,
    'data-dragged': drag?.code === code || undefined,
    'data-drop': drag?.over?.target === code ? drag.over.side : undefined,
    onKeyDown: (event: KeyboardEvent): void => {
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(code, by);
    },
    onPointerDown: ({ button }: PointerEvent): void => {
      if (button !== 0) return;
      const siblings = new Set(siblingsOf(code).map((one) => one.code));
      followPointer({
        overOf: (event) => findOver(event, { code, siblings }),
        onOver: (over) => setDrag({ code, over }),
        onEnd: (over) => {
          setDrag(null);
          if (over) move(code, over);
        },
      });
    },
  });
  return { frame, said, step, handleOf };
}

/** Keeps the focus on what was moved: a browser loses it with a row that goes elsewhere. */
function useKeptFocus(frame: { readonly current: HTMLElement | null }, all: readonly Ordered[]) {
  const wanted = useRef<string | null>(null);
  const order = all.map(({ code }) => code).join(' ');
  useEffect(() => {
    const code = wanted.current;
    if (code === null || !order.split(' ').includes(code) || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(`[data-move="${code}"]`)?.focus();
  }, [frame, order]);
  return (code: string): void => {
    wanted.current = code;
  };
}

interface Followed {
  readonly overOf: (event: globalThis.PointerEvent) => Over | null;
  readonly onOver: (over: Over | null) => void;
  readonly onEnd: (over: Over | null) => void;
}

/** Follows a pointer or finger from where it was pressed until it is let go, or Escape is pressed. */
function followPointer({ overOf, onOver, onEnd }: Followed): void {
  const ended = new AbortController();
  const { signal } = ended;
  let over: Over | null = null;
  const end = (dropped: Over | null): void => {
    ended.abort();
    onEnd(dropped);
  };
  const follow = (event: globalThis.PointerEvent): void => {
    scrollNearEdge(event.clientY);
    over = overOf(event);
    onOver(over);
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', () => end(over), { signal });
  window.addEventListener('pointercancel', () => end(null), { signal });
  window.addEventListener('keydown', ({ key }) => (key === 'Escape' ? end(null) : undefined), { signal });
}

/** Pixels from the edge of the window within which what is dragged takes the list along, and how far each time. */
const [EDGE, PACE] = [90, 14];

function scrollNearEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -PACE);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, PACE);
}

/** The row under a pointer, and which half of it; null over itself and over what it may not stand beside. */
function findOver(
  { clientX, clientY }: globalThis.PointerEvent,
  { code, siblings }: { readonly code: string; readonly siblings: ReadonlySet<string> },
): Over | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest('tr');
  const target = row?.querySelector<HTMLElement>('[data-move]')?.dataset['move'];
  if (!row || target === undefined || target === code || !siblings.has(target)) return null;
  const { top, height } = row.getBoundingClientRect();
  return { target, side: clientY < top + height / 2 ? 'before' : 'after' };
}
