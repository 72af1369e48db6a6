import type { Role } from '@comptoir/domain/base/access/access';
import type { FunctionComponent } from 'react';
import type { Session } from '../shared/sessions/session.ts';
import type { Group, Screen } from '../shared/screens/screen.ts';
import { SCREEN_NAMES, SCREENS, type ScreenName } from './screens.ts';

/** The screens of the side navigation. */
type EntryName = {
  [Name in ScreenName]: NonNullable<(typeof SCREENS)[Name]['group']> extends never ? never : Name;
}[ScreenName];

interface Entry {
  readonly name: EntryName;
  readonly Icon: FunctionComponent;
}

/** Groups of each role, the daily ones first. */
const GROUPS: Readonly<Record<Role, readonly Group[]>> = {
  merchant: ['signUp', 'sales', 'business', 'help'],
  partner: ['partner', 'sales', 'business', 'help'],
  admin: ['administration', 'sales', 'business', 'help'],
};

/** The side navigation of a user: short groups of screens that are open to them. */
export const navigationFor = (
  { role, partnerId, isTraiteur }: Pick<Session, 'role' | 'partnerId' | 'isTraiteur'>,
  { isToSubscribe, isOpen }: { readonly isToSubscribe: boolean; readonly isOpen: (name: ScreenName) => boolean },
) =>
  GROUPS[role]
    .filter((group) => group !== 'partner' || partnerId !== null)
    // only as long as there is something to sign up to
    .filter((group) => group !== 'signUp' || isToSubscribe)
    .map((group) => ({ group, entries: entriesOf(group, isTraiteur).filter(({ name }) => isOpen(name)) }))
    .filter(({ entries }) => entries.length > 0);

const entriesOf = (group: Group, isTraiteur: boolean): readonly Entry[] =>
  SCREEN_NAMES.flatMap((name) => {
    const row: Screen = SCREENS[name];
    const isListed = row.group === group && (isTraiteur || !row.isForCaterers);
    return isListed && row.Icon ? [{ name: name as EntryName, Icon: row.Icon }] : [];
  });
