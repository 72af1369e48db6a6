import { PATHS } from './paths.ts';
import type { ScreenName } from './screen-names.ts';

const SCREEN_AT = new Map<string, ScreenName>(Object.entries(PATHS).map(([name, path]) => [path, name as ScreenName]));

/** The screen at a path of the table; null where there is none. */
export const screenAt = (path: string | undefined): ScreenName | null => (path && SCREEN_AT.get(path)) || null;
