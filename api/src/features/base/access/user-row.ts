import type { Role } from '@comptoir/domain/base/access/access';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

/** A person in one of their places, with the account that they sign in with. */
export interface UserRow {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly merchantId: string | null;
  readonly merchantRight: MerchantRight | null;
  readonly partnerId: string | null;
  readonly language: Language | null;
  readonly firstSessionLogin: boolean;
  readonly hasSecondFactor: boolean;
  readonly suspended: boolean;
  /** True when the partner that they sign in for is suspended. */
  readonly partnerSuspended: boolean;
}

/** Columns of a `UserRow`, of the table users as u and of accounts as a. */
export const USER = `u.id, a.id as "accountId", u.email, u.name, u.role, u.merchant_id as "merchantId",
  u.merchant_right as "merchantRight", u.partner_id as "partnerId", u.language,
  a.first_session_login as "firstSessionLogin", a.totp_set_at is not null as "hasSecondFactor",
  u.suspended_at is not null as suspended,
  exists (select from partners p where p.id = u.partner_id and p.suspended_at is not null) as "partnerSuspended"`;
