import { useMediaQuery } from '@mantine/hooks';

/** A window too narrow for the navigation beside the screen, as in the shell's style sheet. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 62rem)', undefined, { getInitialValueInEffect: false });
