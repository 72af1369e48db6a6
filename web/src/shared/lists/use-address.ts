import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

type Change = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Search parameters of the screen, and the way to change parts of them without leaving it. */
export function useAddress() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (parts: Change): void => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...parts }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { search, change };
}
