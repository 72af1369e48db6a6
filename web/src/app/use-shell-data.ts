import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { merchantQuery, merchantsQuery } from '../shared/queries/base.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { isKnown, type Session } from '../shared/sessions/session.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { useUser } from '../shared/sessions/use-user.ts';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

interface ShellData {
  /** Whether who is signed in and the merchant in view are known: every time on the screens is in its zone. */
  readonly isReady: boolean;
  /** The merchants to pick from, null for a merchant's own user. */
  readonly merchants: readonly MerchantView[] | null;
  /** Whether the address names a merchant that is not this person's to see: no other one may stand in for it. */
  readonly isStrange: boolean;
}

/** Loads who is signed in and which merchant is in view, and keeps both in the session. Source: spec §6, §7. */
export function useShellData(): ShellData {
  const isUserSettled = useUser();
  const session = useSession();
  const own = useOwnMerchant();
  const picked = usePickedMerchant();
  const { isReady, merchants, isStrange } = session?.role === 'merchant' ? own : picked;
  // a user who may be before a gate sees no screen
  const canEnter = session?.gate === null && (isUserSettled || isKnown(session));
  return { isReady: canEnter && isReady, merchants, isStrange };
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
  // still so while another screen asks again: the screen it is on must not be taken away for that
  const hasFailed = errorUpdateCount > 0;
  useEffect(() => {
    if (hasFailed) logToConsole('Merchant Not Found');
  }, [hasFailed]);
  return {
    isReady: hasFailed || session?.merchant?.id === id,
    merchants: null,
    isStrange: merchantId !== undefined && merchantId !== id,
  };
}

/** The merchant that an administrator or partner has picked, in the address; the last one or the first when none is. */
function usePickedMerchant(): ShellData {
  const session = useSession();
  const isPicking = looksAfterSeveral(session);
  const { merchantId, show } = useMerchantInAddress();
  const { data, isFetched } = useQuery({ ...merchantsQuery(), enabled: isPicking });
  // what was asked for before one began to act for a merchant is still there
  const known = isPicking ? data : undefined;
  const merchants = known ?? NONE;
  const picked = merchants.find(({ id }) => id === merchantId);
  const isStrange = Boolean(known && merchantId !== undefined && !picked);
  const last = lastOf(merchants, session);
  useKeptMerchant({ picked, last: merchantId === undefined ? last : undefined, show });
  // once it is known, or because it was in view at the last visit; as above
  const isThere = picked !== undefined || isLastVisit(session, merchantId);
  const isNobodyThere = isFetched && merchants.length === 0;
  return { isReady: isThere || isStrange || isNobodyThere, merchants, isStrange };
}

interface Picking {
  readonly picked: MerchantView | undefined;
  /** The one to show when none is picked. */
  readonly last: MerchantView | undefined;
  readonly show: ReturnType<typeof useMerchantInAddress>['show'];
}

/** Keeps the merchant in view, or puts one into the address. */
function useKeptMerchant({ picked, last, show }: Picking): void {
  useEffect(() => {
    if (picked) sessionStore.keepMerchant(picked);
    else if (last) show(last.id, 'replace');
  }, [picked, last, show]);
}

const looksAfterSeveral = (session: Session | null): boolean => session !== null && session.role !== 'merchant';

/** Whether a merchant was in view at the last visit: its screen need not wait for the list. */
const isLastVisit = (session: Session | null, merchantId: string | undefined): boolean =>
  merchantId !== undefined && session?.merchant?.id === merchantId;

/** The merchant that was in view the last time, else the first. */
export const lastOf = (merchants: readonly MerchantView[], session: Session | null): MerchantView | undefined =>
  merchants.find(({ id }) => id === session?.merchant?.id) ?? merchants[0];

const NONE: readonly MerchantView[] = [];
