import { can, missingRight, type MissingRight } from '../shared/access/permission.ts';
import type { Screen } from '../shared/screens/screen.ts';
import { SCREENS, type ScreenName } from './screens.ts';

/** True when the user may see a screen; `idPartner` is the partner it is about. */
export function canSee(name: ScreenName, idPartner?: string): boolean {
  const { access } = SCREENS[name];
  if (access === 'public') return true;
  return can(access, idPartner === undefined ? undefined : { merchantId: null, partnerId: idPartner });
}

/** The right that a merchant's person would need for a screen; null when none is missing, or the screen is for others. */
export function rightMissingFor(name: ScreenName): MissingRight | null {
  const { access } = SCREENS[name];
  return access === 'public' ? null : missingRight(access);
}

/** Administration and a partner's own screens are about all merchants, or about none. */
export function isAboutMerchant(name: ScreenName): boolean {
  const { group, frame, isOfNoMerchant }: Screen = SCREENS[name];
  return !isOfNoMerchant && group !== 'administration' && group !== 'partner' && frame !== 'gestion';
}
