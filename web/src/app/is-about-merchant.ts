import type { ScreenRow } from './screen.ts';
import type { ScreenName } from './screen-names.ts';
import { SCREENS } from './screens.ts';

/** About the user, or about no one. */
const OF_NO_MERCHANT: ReadonlySet<ScreenName> = new Set(['exports', 'logEvents', 'profile', 'releaseNotes']);

/** Administration and a partner's own screens are about all merchants, or about none. */
export function isAboutMerchant(name: ScreenName): boolean {
  const { group, frame }: ScreenRow = SCREENS[name];
  const isOfMany = group === 'administration' || group === 'partner' || frame === 'gestion';
  return !isOfMany && !OF_NO_MERCHANT.has(name);
}
