import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useAddress } from './use-address.ts';

/** Debounce of the typed text: it is not written into the address letter by letter. */
const TYPING_MS = 250;

/**
 * The text that a list is searched for: what is in the field at once, in the address as `q` when typing pauses. Changed
 * elsewhere, as by Back, it comes into the field.
 */
export function useSearchText() {
  const { search, change } = useAddress();
  const settled = search.q ?? '';
  const [text, setText] = useState(settled);
  const written = useRef(settled);
  const write = useDebouncedCallback((next: string): void => {
    written.current = next;
    change({ q: next || undefined, page: undefined, cursor: undefined });
  }, TYPING_MS);

  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    setText(settled);
  }, [settled]);

  const type = (next: string): void => {
    setText(next);
    write(next);
  };
  return { text, settled, type };
}
