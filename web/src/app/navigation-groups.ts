import type { Role } from '@comptoir/domain/base/access/access';
import type { FunctionComponent } from 'react';
import type { Session } from '../shared/sessions/session.ts';
import {
  BillIcon,
  CalendarIcon,
  CardIcon,
  CheckIcon,
  DeviceIcon,
  HandshakeIcon,
  HomeIcon,
  LogIcon,
  OverviewIcon,
  PeopleIcon,
  PhoneIcon,
  PersonIcon,
  QuestionIcon,
  ReportIcon,
  ShopIcon,
  StarIcon,
  StepsIcon,
} from '../ui/icons.tsx';
import type { ScreenName } from './paths.ts';

type Group = 'signUp' | 'administration' | 'partner' | 'sales' | 'business' | 'help';

interface Entry {
  readonly name: Exclude<
    ScreenName,
    | 'login'
    | 'resetPassword'
    | 'loginClover'
    | 'registration'
    | 'merchantMoney'
    | 'thankYou'
    | 'profile'
    | 'choosePassword'
    | 'secondFactorSetup'
  >;
  readonly Icon: FunctionComponent;
}

const ENTRIES = {
  administration: [
    { name: 'adminDashboard', Icon: OverviewIcon },
    { name: 'merchantlist', Icon: ShopIcon },
    { name: 'partnerlist', Icon: HandshakeIcon },
    { name: 'adminQuickBook', Icon: CalendarIcon },
    { name: 'reports', Icon: ReportIcon },
    { name: 'gestion', Icon: PeopleIcon },
  ],
  partner: [
    { name: 'partner-details', Icon: ShopIcon },
    { name: 'partner-dashboard', Icon: OverviewIcon },
  ],
  sales: [
    { name: 'dashboard', Icon: HomeIcon },
    { name: 'logs', Icon: LogIcon },
    { name: 'devices', Icon: DeviceIcon },
    { name: 'employees', Icon: PeopleIcon },
  ],
  signUp: [{ name: 'subscribe', Icon: CheckIcon }],
  business: [
    { name: 'merchant', Icon: ShopIcon },
    { name: 'contacts', Icon: PersonIcon },
    { name: 'bills', Icon: BillIcon },
    { name: 'billing', Icon: CardIcon },
  ],
  help: [
    { name: 'configuration', Icon: StepsIcon },
    { name: 'bestPractices', Icon: StarIcon },
    { name: 'faq', Icon: QuestionIcon },
    { name: 'contact', Icon: PhoneIcon },
  ],
} as const satisfies Record<Group, readonly Entry[]>;

/** Which groups each role has, the daily ones first. */
const GROUPS: Readonly<Record<Role, readonly Group[]>> = {
  merchant: ['signUp', 'sales', 'business', 'help'],
  partner: ['partner', 'sales', 'business', 'help'],
  admin: ['administration', 'sales', 'business', 'help'],
};

/** The side navigation of whoever is signed in: short groups of screens that are open to them. */
export const navigationFor = (
  { role, partnerId }: Pick<Session, 'role' | 'partnerId'>,
  { isToSubscribe, isOpen }: { readonly isToSubscribe: boolean; readonly isOpen: (name: ScreenName) => boolean },
) =>
  GROUPS[role]
    .filter((group) => group !== 'partner' || partnerId !== null)
    // only as long as there is something to sign up to
    .filter((group) => group !== 'signUp' || isToSubscribe)
    .map((group) => ({ group, entries: ENTRIES[group].filter(({ name }) => isOpen(name)) }))
    .filter(({ entries }) => entries.length > 0);
