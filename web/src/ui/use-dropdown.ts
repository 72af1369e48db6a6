import { useClickOutside, useDisclosure } from '@mantine/hooks';
import type { KeyboardEvent, MouseEvent } from 'react';

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
  // the second click of a double one leaves open what the first has opened
  const onToggle = ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle();
  };
  return { isOpen, toggle: onToggle, close, frame: { ref, onKeyDown } };
}
