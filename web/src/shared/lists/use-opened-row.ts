import { useRouter } from '@tanstack/react-router';
import { useAddress } from './use-address.ts';

/** The row whose details are open, by the address, and how to close them. */
export function useOpenedRow<Row extends { readonly id: string }>(rows: readonly Row[] | undefined) {
  const { search, change } = useAddress();
  const router = useRouter();
  const close = (): void => {
    if (router.state.location.state.isOpenedRow) router.history.back();
    else change({ open: undefined });
  };
  return { opened: rows?.find(({ id }) => id === search.open) ?? null, close };
}
