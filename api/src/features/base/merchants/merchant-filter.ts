import type { getMerchantCount, MerchantSort } from '@comptoir/contract/base/merchants';
import type { Actor } from '@comptoir/domain/base/access/access';
import { paymentsAskedBy } from '@comptoir/domain/base/merchants/merchant-standing';
import type { z } from 'zod';
import type { FoundMerchants } from './find-merchants.ts';

/** Filter of a call, as it comes. */
export type WantedMerchants = z.output<(typeof getMerchantCount)['query']>;

export interface WantedMerchantPage extends WantedMerchants {
  readonly sort?: MerchantSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Filter of merchants; undefined is no condition. */
export interface MerchantFilter extends Omit<WantedMerchants, 'q'> {
  /** Partner, when one asks: said beside the policy, so that an index serves it. */
  readonly partnerId: string | null;
  readonly found: FoundMerchants;
  /** Instant of the request: days without a bill and the ends of certificates are counted from here. */
  readonly now: Date;
}

/** Returns the filter of an actor's request, in the words of the database. */
export const filterOf = (
  wanted: Omit<WantedMerchants, 'q'>,
  asked: { readonly actor: Actor; readonly found: FoundMerchants; readonly now: Date },
): MerchantFilter => ({
  ...wanted,
  ...(wanted.payments ? { payments: paymentsAskedBy(asked.actor.role, wanted.payments) } : {}),
  partnerId: partnerOf(asked.actor),
  found: asked.found,
  now: asked.now,
});

/** The partner to whose merchants an actor is kept; null when there is none. */
export const partnerOf = ({ role, partnerId }: Actor): string | null => (role === 'partner' ? partnerId : null);
