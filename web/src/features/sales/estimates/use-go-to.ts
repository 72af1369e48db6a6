import { useEffect, useRef, useState } from 'react';

/** Takes the focus to what a change brings or moves, once it is there. */
export function useGoTo<Frame extends HTMLElement = HTMLDivElement>() {
  const frame = useRef<Frame>(null);
  const [wanted, goTo] = useState<{ readonly selector: string } | null>(null);
  useEffect(() => {
    if (wanted) frame.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { frame, goTo: (selector: string) => goTo({ selector }) };
}
