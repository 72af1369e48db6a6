import type { ReactNode } from 'react';

interface ScrollAreaProps {
  /** What is read there, for who hears it. */
  readonly label: string;
  /** How high it may get before it scrolls. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part that scrolls by itself: the keyboard reaches it and scrolls it too (WCAG 2.1.1; not every browser does so unasked). */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
