import { useMediaQuery } from '@mantine/hooks';

/** A window too narrow for everything that the top bar holds, as in its style sheet. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48rem)', undefined, { getInitialValueInEffect: false });
