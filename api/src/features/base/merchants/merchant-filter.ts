import type { MerchantSort } from '@comptoir/contract/base/merchants';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { MerchantState } from '@comptoir/domain/base/merchants/merchant-state';
import type { SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import type { FoundMerchants } from './find-merchants.ts';

/** What a call asks for, as it comes. */
export interface WantedMerchants {
  readonly q?: string | undefined;
  readonly states?: readonly MerchantState[] | undefined;
  readonly subSectors?: readonly SubSector[] | undefined;
  readonly partners?: readonly string[] | undefined;
}

export interface WantedMerchantPage extends WantedMerchants {
  readonly sort?: MerchantSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Which merchants; what is undefined is asked of none. */
export interface MerchantFilter extends Omit<WantedMerchants, 'q'> {
  /** Whose they are, when it is a partner who asks: said beside the policy, so that an index serves it. */
  readonly partnerId: string | null;
  readonly found: FoundMerchants;
}

/** The partner to whose merchants an actor is kept; null when there is none. */
export const partnerOf = ({ role, partnerId }: Actor): string | null => (role === 'partner' ? partnerId : null);
