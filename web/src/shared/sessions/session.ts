import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { SessionView, TokenClaims } from '@comptoir/contract/base/sessions';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { gateOf, type Gate } from '@comptoir/domain/base/access/gate';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';

/** Signed-in user, as the screens see them. The field names are those of spec §3 "Session". */
export interface Session {
  readonly email: string;
  readonly role: TokenClaims['role'];
  readonly firstSessionLogin: boolean;
  readonly user: SessionView | null;
  readonly merchant: MerchantView | null;
  readonly userId: string;
  readonly merchantId: string | null;
  /** Right of a merchant's person there; null for others, and while acting for a merchant. */
  readonly merchantRight: MerchantRight | null;
  readonly isUserAdmin: boolean;
  readonly isUserPartner: boolean;
  readonly partnerId: string | null;
  readonly impersonateMerchantId: string | null;
  readonly isSelfInstallSelected: boolean;
  readonly isTraiteur: boolean;
  readonly isFullRegistered: boolean;
  /** Gate to pass before anything else; null also while it is not known yet. */
  readonly gate: Gate | null;
}

/** Notice about the place in view, of which one is shown. */
export type PlaceNotice = 'held-back' | 'closed' | 'joinable';

/** Facts that come with another token: a place that was closed, and who and what one is at the next one. */
export interface Renewal {
  readonly news?: 'closed' | null;
  readonly user?: SessionView | null;
  readonly merchant?: MerchantView | null;
}

/** Sources of a session. */
export interface SessionSources {
  readonly claims: TokenClaims;
  readonly user: SessionView | null;
  readonly merchant: MerchantView | null;
  /** Installation of the merchant in view, once it is known or chosen. */
  readonly installation?: Installation | null;
}

export function deriveSession({ claims, user, merchant, installation }: SessionSources): Session {
  return {
    email: claims.email,
    role: claims.role,
    firstSessionLogin: user?.firstSessionLogin ?? false,
    user,
    merchant,
    userId: claims.sub,
    merchantId: claims.merchantId,
    merchantRight: rightIn(claims),
    isUserAdmin: claims.role === 'admin',
    isUserPartner: claims.role === 'partner',
    partnerId: claims.role === 'partner' ? claims.partnerId : null,
    impersonateMerchantId: claims.impersonateMerchantId ?? null,
    isSelfInstallSelected: installation !== 'assisted',
    isTraiteur: merchant?.isTraiteur ?? false,
    isFullRegistered: merchant?.subscriptionCompleted ?? false,
    gate: user && gateOfUser(user),
  };
}

/**
 * True when enough is known to show screens: who it is, or, since the last visit, a merchant whom the server let this session see. A
 * merchant's person sees their own alone.
 */
export const isKnown = ({ user, role, merchant, merchantId }: Session): boolean =>
  user !== null || (merchant !== null && (role !== 'merchant' || merchant.id === merchantId));

/** A token of before there were rights says nothing: the server, which knows, is asked soon. */
export const rightIn = ({ role, merchantRight = 'owner', impersonateMerchantId }: TokenClaims): MerchantRight | null =>
  role === 'merchant' && !impersonateMerchantId ? merchantRight : null;

const gateOfUser = ({ firstSessionLogin, secondFactor }: SessionView): Gate | null =>
  gateOf({
    hasTemporaryPassword: firstSessionLogin,
    hasSecondFactor: secondFactor === 'set',
    needsSecondFactor: secondFactor === 'required',
  });
