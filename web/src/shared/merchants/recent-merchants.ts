import { keepRecent } from '../sessions/keep-recent.ts';

/** A merchant that was in view, by its name then. */
export interface RecentMerchant {
  readonly id: string;
  readonly name: string;
}

/** The merchants that this person last had in view. */
export const { read: readRecentMerchants, keep: keepRecentMerchant } = keepRecent<RecentMerchant>({
  key: 'RecentMerchants',
  list: 'merchants',
  most: 6,
  idOf: ({ id }) => id,
  isItem: ({ id, name }) => typeof id === 'string' && typeof name === 'string',
});
