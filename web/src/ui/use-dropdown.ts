import { useClickOutside, useDisclosure } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

const LEAVING = ['pointerdown', 'focusin'];

/**
 * Opening and closing of a panel under a button: closes on Escape, on a click elsewhere and when the focus leaves. `frame` goes
 * on the element that holds both.
 */
export function useDropdown() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const ref = useClickOutside<HTMLDivElement>(close, LEAVING, undefined, isOpen);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (!isOpen || key !== 'Escape') return;
    close();
    ref.current?.querySelector('button')?.focus();
  };
  return { isOpen, toggle, close, frame: { ref, onKeyDown } };
}
