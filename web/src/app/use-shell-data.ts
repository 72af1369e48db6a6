import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { merchantQuery, merchantsQuery } from '../shared/queries/base.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import type { Session } from '../shared/sessions/session.ts';
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
  // a user before a gate sees no screen, not even for a moment
  const canEnter = isUserSettled && session?.gate === null;
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
  const isPicking = session !== null && session.role !== 'merchant';
  const { merchantId, show } = useMerchantInAddress();
  const { data, isFetched } = useQuery({ ...merchantsQuery(), enabled: isPicking });
  // what was asked for before one began to act for a merchant is still there
  const merchants = (isPicking && data) || NONE;
  const picked = merchants.find(({ id }) => id === merchantId);
  const last = lastOf(merchants, session);
  const isStrange = isPicking && data !== undefined && merchantId !== undefined && !picked;

  useEffect(() => {
    if (picked) sessionStore.keepMerchant(picked);
    else if (last && merchantId === undefined) show(last.id, 'replace');
  }, [picked, last, merchantId, show]);

  // as above
  const isNobodyThere = isFetched && merchants.length === 0;
  return { isReady: isNobodyThere || isStrange || picked !== undefined, merchants, isStrange };
}

/** The merchant that was in view the last time, else the first. */
export const lastOf = (merchants: readonly MerchantView[], session: Session | null): MerchantView | undefined =>
  merchants.find(({ id }) => id === session?.merchant?.id) ?? merchants[0];

const NONE: readonly MerchantView[] = [];
