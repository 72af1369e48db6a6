import type { getMerchant, listMerchants, MerchantView } from '@comptoir/contract/merchants';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../lib/http/call.ts';
import { logToConsole } from '../lib/log-to-console.ts';
import { sessionStore } from '../lib/session/session-store.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useUser } from '../lib/session/use-user.ts';

interface ShellData {
  /** Whether who is signed in and the merchant in view are known: its zone tells every time on the screens. */
  readonly isReady: boolean;
  /** The merchants to pick from, null for whoever is one. */
  readonly merchants: readonly MerchantView[] | null;
}

/** Loads who is signed in and which merchant is in view, and keeps both in the session. Source: spec §6, §7. */
export function useShellData(): ShellData {
  const isUserSettled = useUser();
  const session = useSession();
  const own = useOwnMerchant();
  const { isReady, merchants } = usePickedMerchant();
  const isMerchant = session?.role === 'merchant';
  // whoever stands before a gate sees no screen, not even for a moment
  const mayEnter = isUserSettled && session?.gate === null;
  return { isReady: mayEnter && (isMerchant ? own : isReady), merchants: isMerchant ? null : merchants };
}

/** The merchant of a merchant's own session. That it could not be loaded goes to the console only. Source: spec §8. */
function useOwnMerchant(): boolean {
  const session = useSession();
  const id = session?.role === 'merchant' ? session.merchantId : null;
  const { data, errorUpdateCount } = useQuery({
    queryKey: ['merchant', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call<typeof getMerchant>('GET', '/merchant/:id', { params: { id: id ?? '' }, signal }),
  });
  useEffect(() => {
    if (data) sessionStore.keepMerchant(data);
  }, [data]);
  // still so while another screen asks again: the screen it is on must not be taken away for that
  const hasFailed = errorUpdateCount > 0;
  useEffect(() => {
    if (hasFailed) logToConsole('Merchant Not Found');
  }, [hasFailed]);
  return hasFailed || session?.merchant?.id === id;
}

/** The merchant that an administrator or partner has picked, in the address; the last one or the first when none is. */
function usePickedMerchant(): ShellData {
  const session = useSession();
  const isPicking = session !== null && session.role !== 'merchant';
  const { merchantId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, isFetched } = useQuery({
    queryKey: ['merchants'],
    enabled: isPicking,
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
  });
  // what was asked for before one began to act for a merchant is still there
  const merchants = (isPicking && data) || NONE;
  const picked = merchants.find(({ id }) => id === merchantId);
  const last = merchants.find(({ id }) => id === session?.merchant?.id) ?? merchants[0];

  useEffect(() => {
    if (picked) sessionStore.keepMerchant(picked);
    else if (last) void navigate({ to: '.', search: (before) => ({ ...before, merchantId: last.id }), replace: true });
  }, [picked, last, navigate]);

  // as above
  const isNobodyThere = isFetched && merchants.length === 0;
  return { isReady: isNobodyThere || picked !== undefined, merchants };
}

const NONE: readonly MerchantView[] = [];
