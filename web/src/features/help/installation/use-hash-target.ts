import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Brings the part that the address names into view: on a first visit it is there only after the router has looked for it. */
export function useHashTarget(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
}
