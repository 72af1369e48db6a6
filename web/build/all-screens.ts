import { SCREENS } from '../src/app/screens.ts';
import type { Screen } from '../src/shared/screens/screen.ts';

/** Every screen with the module of its page, for the build. */
export const screens = await Promise.all(
  Object.values<Screen>(SCREENS).map(async ({ path, frame, texts, page }) => ({
    path,
    texts,
    frame: frame ?? 'shell',
    page: await page(),
  })),
);
