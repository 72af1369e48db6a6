import { useRouter } from '@tanstack/react-router';
import { useAddress } from './use-address.ts';

/** The row whose details are open, by the address, and how to close them. */
export function useOpenedRow<Row extends { readonly id: string }>(rows: readonly Row[] | undefined) {
  const { openId, close } = useOpenedId();
  return { opened: rows?.find(({ id }) => id === openId) ?? null, close };
}

/** The same by its id alone, for details that need not be of a row in sight. */
export function useOpenedId() {
  const { search, change } = useAddress();
  const router = useRouter();
  const close = (): void => {
    if (router.state.location.state.isOpenedRow) router.history.back();
    else change({ open: undefined });
  };
  return { openId: search.open, close };
}
