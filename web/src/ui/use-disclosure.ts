import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Goes on the element that holds both the button and what it opens. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Opening and closing of something under a button: closes on Escape, on a click elsewhere and when focus leaves. */
export function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const root = ref.current;
    if (!isOpen || !root) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      root.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    root.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      root.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return { isOpen, setOpen, ref };
}
