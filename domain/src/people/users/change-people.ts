import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { MerchantRight } from '../../base/access/merchant-right.ts';

/** A person of a merchant as far as it matters who else there is. */
export interface Colleague {
  readonly id: string;
  /** Null for a partner's people, who have none. */
  readonly merchantRight: MerchantRight | null;
  /** True when the provider says that the merchant is theirs. */
  readonly isProviderOwner: boolean;
  /** True when they are kept out for now. */
  readonly suspended: boolean;
}

/** Reason that a person keeps their right, or their way in. */
export type KeptPerson = 'contact-is-provider-owner' | 'contact-is-last-owner';

/**
 * Checks that a person may lose the right of an owner, or their way in altogether. An owner whom the provider names never does;
 * nor does the last owner who may come in: no one would be left to pay, or to let others in. `people` are all of the merchant.
 * Source: decision 40.
 */
export function mayLoseOwner(person: Colleague, people: readonly Colleague[]): Result<null, KeptPerson> {
  if (person.isProviderOwner) return refuse('contact-is-provider-owner');
  if (person.merchantRight !== 'owner' || person.suspended) return accept(null);
  const others = people.filter(({ id, merchantRight, suspended }) => {
    return id !== person.id && merchantRight === 'owner' && !suspended;
  });
  return others.length > 0 ? accept(null) : refuse('contact-is-last-owner');
}
