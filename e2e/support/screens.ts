import type { Language } from './words.ts';

type Role = 'merchant' | 'partner' | 'admin';

/** A screen behind sign-in, by the words that lead to it and those that head it. */
export interface Screen {
  /** Without what the portal adds to say which merchant is in view. */
  readonly path: RegExp;
  /** In the side navigation. */
  readonly link: string;
  readonly title: string;
}

/** A screen's name in spec §2, its address, and link and title in French and in English. */
type Row = readonly [path: RegExp, fr: readonly [string, string], en: readonly [string, string]];

const same = (words: string): readonly [string, string] => [words, words];

const ADMINISTRATION: readonly Row[] = [
  [/^\/admin\/dashboard$/, same('Vue d’ensemble'), same('Overview')],
  [/^\/admin\/merchantlist$/, same('Commerçants'), same('Merchants')],
  [/^\/admin\/partner$/, same('Partenaires'), same('Partners')],
  [/^\/admin\/quickbook$/, same('Prise de rendez-vous'), same('Quick booking')],
  [/^\/admin\/support$/, same('Soutien'), same('Support')],
  [/^\/reports$/, same('Rapports'), same('Reports')],
  [/^\/gestion$/, same('Gestion'), same('Management')],
];

const PARTNER: readonly Row[] = [
  [/^\/partner\/[\da-f-]{36}\/$/, ['Mes commerçants', 'Services Boréal'], ['My merchants', 'Services Boréal']],
  [/^\/partner\/[\da-f-]{36}\/dashboard$/, same('Vue d’ensemble'), same('Overview')],
];

const OF_A_MERCHANT: readonly Row[] = [
  [/^\/dashboard$/, same('Tableau de bord'), same('Dashboard')],
  [/^\/sales$/, same('Ventes'), same('Sales')],
  [/^\/sales\/transmission$/, ['Transmission', 'Transmission des factures'], same('Transmissions')],
  [/^\/sales\/reports$/, same('Rapports de ventes'), same('Sales reports')],
  [/^\/logs$/, same('Journal d’activité'), same('Activity log')],
  [/^\/menu$/, same('Menu'), same('Menu')],
  [/^\/devices$/, same('Appareils'), same('Devices')],
  [/^\/employees$/, same('Employés'), same('Employees')],
  [/^\/merchant$/, ['Renseignements', 'Renseignements du commerçant'], same('Merchant information')],
  [/^\/contacts$/, same('Contacts'), same('Contacts')],
  [/^\/bills$/, same('Factures de service'), same('Invoices')],
  [/^\/billing$/, ['Abonnement', 'Abonnement et paiement'], ['Subscription', 'Subscription and payment']],
  [/^\/configuration$/, ['Installation', 'Guide d’installation'], ['Installation', 'Installation guide']],
  [/^\/bestPractices$/, same('Bonnes pratiques'), same('Best practices')],
  [/^\/faq$/, ['Questions', 'Foire aux questions'], ['Questions', 'Frequently asked questions']],
  [/^\/contact$/, same('Nous joindre'), same('Contact us')],
];

const ROWS: Readonly<Record<Role, readonly Row[]>> = {
  merchant: OF_A_MERCHANT,
  partner: [...PARTNER, ...OF_A_MERCHANT],
  admin: [...ADMINISTRATION, ...OF_A_MERCHANT],
};

/** The screens that a role's side navigation leads to, from top to bottom. Source: spec §2. */
export const screensOf = (role: Role, language: Language): readonly Screen[] =>
  ROWS[role].map(([path, fr, en]) => {
    const [link, title] = { fr, en }[language];
    return { path, link, title };
  });

/** A role's screen, by its address. @throws Error when the role has no such screen */
export function getScreen(role: Role, pathname: string, language: Language): Screen {
  const found = screensOf(role, language).find(({ path }) => path.test(pathname));
  if (!found) throw new Error(`No screen of a ${role} is at ${pathname}.`);
  return found;
}

/** The page of the demo world's partner, Services Boréal. */
export const PARTNER_PAGE = '/partner/3a5dfa11-046c-50c2-89db-6985699b27b2/';

/** The screens that are for administrators alone. Source: spec §2. */
export const ADMIN_PATHS = [
  '/admin/dashboard',
  '/admin/quickbook',
  '/admin/merchantlist',
  '/admin/partner',
  '/reports',
  '/gestion',
] as const;
