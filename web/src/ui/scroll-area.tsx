import type { ReactNode } from 'react';

interface ScrollAreaProps {
  /** Name of the content, for those who hear it. */
  readonly label: string;
  /** Class that sets the height from which it scrolls. */
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
