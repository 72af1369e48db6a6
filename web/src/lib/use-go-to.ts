import { useEffect, useRef, useState } from 'react';

/** Takes the focus to what a change brings or moves, once it is there. */
export function useGoTo<Frame extends HTMLElement = HTMLDivElement>() {
  const frame = useRef<Frame>(null);
  const [wanted, goTo] = useState<{ readonly selector: string } | null>(null);
  useEffect(() => {
    const found = wanted && frame.current?.querySelector<HTMLElement>(wanted.selector);
    found?.focus();
    // a 2 that is typed beside the 1 that a field begins with is no 12
    if (found instanceof HTMLInputElement) found.select();
  }, [wanted]);
  return { frame, goTo: (selector: string) => goTo({ selector }) };
}
