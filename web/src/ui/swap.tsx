import { useEffect, useRef, type ReactNode } from 'react';
import { Stack } from './layout.tsx';

interface SwapProps {
  /** Name of the shown one of the parts that take each other's place. */
  readonly shown: string;
  /** Selector of the element in it that gets the focus; the part itself where this is left out. */
  readonly to?: string | undefined;
  readonly children: ReactNode;
}

/** A place where one part gives way to another, and takes its button along: the focus goes to the part that comes. */
export function Swap({ shown, to, children }: SwapProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const target = to === undefined ? null : place.current?.querySelector<HTMLElement>(to);
    (target ?? place.current)?.focus();
  }, [shown, to]);
  return (
    <Stack ref={place} tabIndex={-1} gap="lg">
      {children}
    </Stack>
  );
}
