import { createElement, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import styles from './layout.module.css';

/** A space between parts, on the scale that `layout.module.css` has in rem. */
type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';

/** An element by its name, which the part is drawn as. */
type Tag = keyof HTMLElementTagNameMap;

interface Words {
  readonly tone?: 'soft' | 'amber' | 'green' | 'red' | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly weight?: '400' | '600' | '650';
  /** Breaks words that are too long for their line; `lines` also keeps the lines that were written. */
  readonly wrap?: 'anywhere' | 'lines';
}

interface Parts extends Words {
  readonly gap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'between' | 'end';
  /** A line around all, or the surface of a card. */
  readonly frame?: 'line' | 'card';
}

interface Line extends Parts {
  /** Stands in a line of text. */
  readonly isInline?: boolean;
  /** Stays on one line, however narrow. */
  readonly isWhole?: boolean;
}

type Props<Own, T extends Tag> = Own & { readonly as?: T } & Omit<ComponentProps<T>, keyof Own | 'as'>;

interface Drawn extends Line {
  readonly as?: Tag;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Draws an element with a class and with what its props say as data for the sheet. */
function draw(own: string | undefined, given: Drawn): ReactNode {
  const { as: tag = 'div', className, gap, align, justify, frame, isInline, isWhole, ...words } = given;
  const { tone, size, weight, wrap, ...rest } = words;
  return createElement(tag, {
    className: [styles['part'], own, className].filter(Boolean).join(' '),
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    'data-frame': frame,
    'data-inline': isInline || undefined,
    'data-whole': isWhole || undefined,
    'data-tone': tone,
    'data-text': size,
    'data-weight': weight,
    'data-wrap': wrap,
    ...rest,
  });
}

/** Parts one below the other, as wide as there is room. */
export function Stack<T extends Tag = 'div'>(props: Props<Parts, T>): ReactNode {
  return draw(styles['stack'], { gap: 'md', ...(props as Drawn) });
}

/** Parts beside one another in the middle of their line, and on the next line where there is no room. */
export function Row<T extends Tag = 'div'>(props: Props<Line, T>): ReactNode {
  return draw(styles['row'], { gap: 'sm', ...(props as Drawn) });
}

/** As many equal columns as have `least` room each. */
export function Columns<T extends Tag = 'div'>({
  least,
  ...props
}: Props<Parts, T> & { readonly least: `${number}rem` }): ReactNode {
  const style = { '--least': least } as CSSProperties;
  return draw(styles['columns'], { gap: 'lg', style, ...props } as Drawn);
}

/** A label around a radio button, framed, and marked while it is the one that is chosen. */
export function Choice(props: Props<Words, 'label'>): ReactNode {
  return draw(styles['choice'], { as: 'label', ...(props as Drawn) });
}

/** A list with its marks or numbers. */
export function Bullets<T extends 'ul' | 'ol' = 'ul'>(props: Props<Words, T>): ReactNode {
  return draw(styles['bullets'], { as: 'ul', ...(props as Drawn) });
}

/** Words with a tone, a size or a weight. */
export function Text<T extends Tag = 'p'>(props: Props<Words, T>): ReactNode {
  return draw(undefined, { as: 'p', ...(props as Drawn) });
}

/** Small soft words that explain what stands beside or above them, on lines of their own. */
export function Hint<T extends Tag = 'p'>(props: Props<Words, T>): ReactNode {
  return draw(styles['hint'], { as: 'p', tone: 'soft', size: 'sm', ...(props as Drawn) });
}
