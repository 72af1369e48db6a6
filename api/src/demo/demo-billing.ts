/** Payment history of a merchant of the demo world. `magic`: its test card at the card simulator. */
export interface DemoSubscription {
  readonly key: string;
  readonly daysAgo: number;
  readonly installation: 'autonomous' | 'assisted';
  readonly magic: string;
  /** A card that it changed to lately. */
  readonly newMagic?: string;
  readonly promoCode?: string;
  /** Days since its season ended. */
  readonly pausedDaysAgo?: number;
}

/** Everybody but the one that is still signing up; one with a card that is refused, one that is between two seasons. */
export const DEMO_SUBSCRIPTIONS: readonly DemoSubscription[] = [
  { key: 'bistro', daysAgo: 341, installation: 'assisted', magic: 'ok-visa' },
  { key: 'traiteur', daysAgo: 250, installation: 'assisted', magic: 'ok-mastercard' },
  { key: 'poutinerie', daysAgo: 97, installation: 'autonomous', magic: 'ok-visa', promoCode: 'BIENVENUE' },
  { key: 'iles', daysAgo: 187, installation: 'autonomous', magic: 'ok-visa' },
  { key: 'taverne', daysAgo: 310, installation: 'assisted', magic: 'ok-visa', newMagic: 'later-lost' },
  { key: 'cremerie', daysAgo: 275, installation: 'autonomous', magic: 'ok-visa', pausedDaysAgo: 130 },
  { key: 'sushi', daysAgo: 362, installation: 'autonomous', magic: 'ok-amex' },
  { key: 'brasserie', daysAgo: 158, installation: 'assisted', magic: 'ok-mastercard' },
  { key: 'dejeuner', daysAgo: 126, installation: 'autonomous', magic: 'second-try' },
  { key: 'crepes', daysAgo: 92, installation: 'autonomous', magic: 'ok-visa', promoCode: 'BIENVENUE' },
  { key: 'gare', daysAgo: 219, installation: 'assisted', magic: 'ok-visa' },
];

/** The plan of the demo world, in cents. */
export const DEMO_PRICES = { monthly: 4900, autonomous: 0, assisted: 24_900 } as const;

/** Codes that can be tried: half the service for two months, and the installation for free. */
export const DEMO_PROMO_CODES = [
  { code: 'BIENVENUE', percentMillionths: 500_000, onService: true, onInstallation: false, months: 2 },
  { code: 'INSTALLATION', percentMillionths: 1_000_000, onService: false, onInstallation: true, months: null },
] as const;

/** Returns the simulated card network's reference of a merchant's card. */
export const demoCardReference = (key: string, which: 'first' | 'new'): string =>
  `card_demo_${key}${which === 'new' ? '_new' : ''}`;
