import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { can } from '../../../shared/access/permission.ts';
import { type ListSearch, readListSearch } from '../../../shared/lists/list-search.ts';
import { cardQuery, planQuery, subscriptionQuery } from '../../../shared/queries/money.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { listOf } from '../../../lib/search-params.ts';
import { CardIcon, CheckIcon } from '../../../ui/icons.tsx';

interface SubscribeSearch extends ListSearch {
  installation?: Installation | undefined;
  /** A promo code as it was typed; whether it counts, the server says. */
  promo?: string | undefined;
}

/** Stated here for its size: every screen loads this file, and what prices a cart goes with the screens about money. */
const INSTALLATIONS: Readonly<Record<Installation, Installation>> = { autonomous: 'autonomous', assisted: 'assisted' };

/** Reads the order that is about to be placed. */
const readSubscribeSearch = (search: Record<string, unknown>): SubscribeSearch => ({
  ...readListSearch(search),
  installation: Object.values(INSTALLATIONS).find((kind) => kind === search['installation']),
  promo: listOf(search['promo'])
    .map((code) => code.trim())
    .find(({ length }) => length > 0 && length <= 32),
});

export const subscribe = screen({
  path: '/subscribe',
  access: 'read-subscription',
  group: 'signUp',
  Icon: CheckIcon,
  search: readSubscribeSearch,
  texts: ['subscribe', 'cardEntry', 'legal'],
  firstQueries: ({ scope }) => [subscriptionQuery(scope), planQuery()],
  page: () => import('./subscribe-page.tsx'),
});

export const thankYou = screen({
  path: '/thank-you',
  access: 'read-subscription',
  texts: ['thankYou', 'planPrice', 'appointment', 'progress'],
  page: () => import('./thank-you-page.tsx'),
});

export const billing = screen({
  path: '/billing',
  access: 'read-subscription',
  group: 'business',
  Icon: CardIcon,
  texts: ['subscription', 'planPrice', 'cardEntry', 'legal'],
  firstQueries: ({ scope }) => [subscriptionQuery(scope), can('read-card') && cardQuery(scope)],
  page: () => import('./subscription-page.tsx'),
});
