import { SCREENS } from './screens.ts';

/** A screen, by its name. */
export type ScreenName = keyof typeof SCREENS;

/** The names of the screens, in the order of the table. */
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];
