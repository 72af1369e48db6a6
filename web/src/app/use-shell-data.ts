import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOfNone } from '../shared/merchants/is-of-none.ts';
import { merchantQuery, pickedMerchantsQuery } from '../shared/queries/base.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { isKnown, type Session } from '../shared/sessions/session.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { useUser } from '../shared/profile/use-user.ts';
import { idOf } from '../lib/search-params.ts';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

interface ShellData {
  /** True when the signed-in user and the merchant in view are known: every time on the screens is in its zone. */
  readonly isReady: boolean;
  /** True when there are several merchants to pick from: not for a merchant's own user. */
  readonly isPicking: boolean;
  /** The merchant to go on with where the address names none that is theirs to see. */
  readonly other: MerchantView | null;
  /** True when the address names a merchant that is not this person's to see: no other one may stand in for it. */
  readonly isStrange: boolean;
  /** True when it was theirs to see a moment ago. */
  readonly isGone: boolean;
}

/** Loads who is signed in and which merchant is in view, and keeps both in the session. Source: spec §6, §7. */
export function useShellData(): ShellData {
  const isUserSettled = useUser();
  const session = useSession();
  const own = useOwnMerchant();
  const picked = usePickedMerchant();
  const { isReady, ...shown } = session?.role === 'merchant' ? own : picked;
  // a user who may be before a gate sees no screen
  const canEnter = session?.gate === null && (isUserSettled || isKnown(session));
  return { isReady: canEnter && isReady, ...shown };
}

/** The merchant of a merchant's own session. That it could not be loaded goes to the console only. Source: spec §8. */
function useOwnMerchant(): ShellData {
  const session = useSession();
  const { merchantId } = useMerchantInAddress();
  const id = session?.role === 'merchant' ? session.merchantId : null;
  const { data, errorUpdateCount } = useQuery(merchantQuery(id));
  useEffect(() => {
    if (data) sessionStore.keepMerchant(data);
  }, [data]);
  // what is kept from the last visit may be another's, until one's own has come
  const merchant = session?.merchant?.id === id ? session.merchant : null;
  // still so while another screen asks again: the screen it is on must not be taken away for that
  const hasFailed = errorUpdateCount > 0;
  useEffect(() => {
    if (hasFailed) logToConsole('Merchant Not Found');
  }, [hasFailed]);
  return {
    isReady: hasFailed || merchant !== null,
    isPicking: false,
    other: merchant,
    isStrange: merchantId !== undefined && merchantId !== id,
    isGone: false,
  };
}

/** The merchant that an administrator or partner has picked, in the address; the last one or the first when none is. */
function usePickedMerchant(): ShellData {
  const session = useSession();
  const isPicking = looksAfterSeveral(session);
  const { merchantId, show } = useMerchantInAddress();
  const { data, error } = useQuery(merchantQuery((isPicking && merchantId) || null));
  const isStrange = isPicking && isOfNone(error);
  const isUnnamed = isPicking && !merchantId;
  const { other, isNobody, isSettled } = useOther({ isWanted: isStrange || isUnnamed, isStrange });
  // what was asked for before one began to act for a merchant is still there
  const picked = isPicking ? data : undefined;
  useKeptMerchant({ picked, other: isUnnamed ? other : null, show });
  // once it is known, or because it was in view at the last visit: its screen need not wait for it
  const isKnownOrLast = [picked, error, merchantId ? lastIn(session, merchantId) : isNobody].some(Boolean);
  // what is said of a strange one comes with its way on: a button must not change under the pointer
  return {
    isReady: isStrange ? isSettled : isKnownOrLast,
    isPicking,
    other,
    isStrange,
    isGone: wasShown(isStrange, data),
  };
}

/** True when data of a merchant that is not theirs any more is still there. */
const wasShown = (isStrange: boolean, data: MerchantView | undefined): boolean => isStrange && data !== undefined;

const looksAfterSeveral = (session: Session | null): boolean => session !== null && session.role !== 'merchant';

/** The merchant that was in view at the last visit, if it is this one. */
const lastIn = (session: Session | null, merchantId: string): MerchantView | null =>
  session?.merchant?.id === merchantId ? session.merchant : null;

/** The merchant to show where the address names none to see: the one that was in view the last time, else the first by name. */
function useOther({ isWanted, isStrange }: { readonly isWanted: boolean; readonly isStrange: boolean }) {
  const last = useLast(isStrange);
  const { data, isError } = useQuery({ ...pickedMerchantsQuery(''), enabled: isWanted && last === null });
  const [first = null] = data?.items ?? [];
  const isNobody = isError || data?.items.length === 0;
  const other = last ?? first;
  return { other, isNobody, isSettled: other !== null || isNobody };
}

/** The merchant of the last visit, unless it is the very one that is not theirs to see any more. */
function useLast(isStrange: boolean): MerchantView | null {
  const session = useSession();
  const { merchantId = '' } = useMerchantInAddress();
  return isStrange && lastIn(session, merchantId) ? null : (session?.merchant ?? null);
}

interface Picking {
  readonly picked: MerchantView | undefined;
  /** The one to show when none is picked. */
  readonly other: MerchantView | null;
  readonly show: ReturnType<typeof useMerchantInAddress>['show'];
}

/** Keeps the merchant in view, or puts one into the address. */
function useKeptMerchant({ picked, other, show }: Picking): void {
  const { history } = useRouter();
  useEffect(() => {
    if (picked) sessionStore.keepMerchant(picked);
    // the address may be that of a screen that is still on its way, and name one
    else if (other && !idOf(new URLSearchParams(history.location.search).get('merchantId'))) show(other.id, 'replace');
  }, [picked, other, show, history]);
}
