import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ProviderInventory } from '@comptoir/domain/sales/menu-provider/provider-inventory';
import type { CallOutcome } from '../call-outcome.ts';

/** Outcome of a call to the provider. `refused`: it will not, and asking again changes nothing; `status` is its HTTP status. */
export type Outcome<Answer> = CallOutcome<
  { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'refused'; readonly status: number }
>;

/** The right to act for a merchant: the access token is short-lived, the refresh token works once. */
export interface PosTokens {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
}

/** A merchant as the provider knows it. The address line is unsplit; absent fields are null. */
export interface PosMerchant {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly addressLine: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  /** Null when it is none of those we offer. */
  readonly timeZone: MerchantTimeZone | null;
  readonly language: Language;
}

/** Role on the devices; `other` for one that we have no word for. The owner is one of the administrators. */
export type PosRole = 'owner' | 'admin' | 'manager' | 'employee' | 'other';

/** Someone who works at a merchant's. Their device code never gets this far. */
export interface PosEmployee {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: PosRole;
  /** True when they still work there. */
  readonly isActive: boolean;
}

/** A device of a merchant's. `serial` is the one of the hardware. */
export interface PosDevice {
  readonly id: string;
  readonly name: string | null;
  readonly model: string;
  readonly serial: string;
}

/** A tax as a merchant has set it up. `rate`: 10 000 000 is 100 %. */
export interface PosTaxRate {
  readonly id: string;
  readonly name: string;
  readonly rate: number;
  readonly isDefault: boolean;
  readonly taxType: string | null;
}

/** Merchant whose data is read, and the right to it. */
export interface PosAccess {
  readonly posMerchantId: string;
  readonly accessToken: string;
}

/**
 * News that the provider sends by itself: a merchant has removed our app; someone who works there has changed or left; or there
 * is something new to read. `at` is its own clock.
 */
export type PosNews =
  | { readonly kind: 'app-removed'; readonly posMerchantId: string; readonly at: Date }
  | { readonly kind: 'employee-changed'; readonly posMerchantId: string; readonly employeeId: string }
  | { readonly kind: 'data-changed'; readonly posMerchantId: string; readonly data: PosNewsData };

/** Kinds of data that the provider tells of. */
export type PosNewsData = 'merchant' | 'employees' | 'inventory';

/** A delivery of news as it arrives. */
export interface PosDelivery {
  readonly appId: string;
  readonly merchants: Readonly<
    Record<string, readonly { readonly objectId: string; readonly type: string; readonly ts: number }[]>
  >;
}

/** Provider of the point-of-sale platform, as far as the product needs it. */
export interface PosProvider {
  /** The provider's name, in our records and for people. */
  readonly name: string;
  /** Returns true when a launch names this app. */
  isOurApp(clientId: string): boolean;
  /**
   * Returns the address at which a merchant consents; the browser comes back to `returnTo` with `state` and a code, which only
   * buys tokens together with the `verifier` (RFC 7636): 43 to 128 letters, digits, `-`, `.`, `_` or `~`, known to no one else.
   */
  consentAddress(asked: { state: string; returnTo: string; posMerchantId: string | null; verifier: string }): string;
  exchangeCode(code: string, verifier: string): Promise<Outcome<PosTokens>>;
  refreshTokens(refreshToken: string): Promise<Outcome<PosTokens>>;
  readMerchant(access: PosAccess): Promise<Outcome<PosMerchant>>;
  readEmployee(access: PosAccess, employeeId: string): Promise<Outcome<PosEmployee>>;
  /** The person who consented to the access, by the provider's own word; null when it does not say. */
  readCurrentEmployee(access: PosAccess): Promise<Outcome<PosEmployee | null>>;
  /** Everybody who works there, whole or not at all, as the two lists that follow; without those who have left. */
  listEmployees(access: PosAccess): Promise<Outcome<readonly PosEmployee[]>>;
  listDevices(access: PosAccess): Promise<Outcome<readonly PosDevice[]>>;
  /** Without those that were removed. */
  listTaxRates(access: PosAccess): Promise<Outcome<readonly PosTaxRate[]>>;
  /** All that the merchant sells there; where there is more than a menu holds, the beginning of each list, one longer than that. */
  readInventory(access: PosAccess): Promise<Outcome<ProviderInventory>>;
  /** Returns true when a delivery is the provider's, by the headers it came with. */
  recognizesDelivery(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean;
  /** Reads the news of a delivery; null when it is for another app. */
  readDelivery(delivery: PosDelivery): readonly PosNews[] | null;
  close(): Promise<void>;
}
