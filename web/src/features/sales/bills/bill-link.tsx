import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import { OPENED_ROW } from '../../../shared/lists/opened-here.ts';

/** True where bills open beside their list, and not on a page of a bill. */
export const BesideList = createContext(false);

/** Wide enough for a list and a bill beside it. */
const WIDE = '(min-width: 75rem)';

interface BillLinkProps {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a bill, always by its own address: beside the list where there is room for both, else as a page. */
export function BillLink({ id, className, children }: BillLinkProps) {
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const isBeside = useContext(BesideList) && isWide;
  const page = { to: '/sales/$idBill', params: { idBill: id } } as const;
  if (!isBeside)
    return (
      <Link {...page} className={className}>
        {children}
      </Link>
    );
  return (
    <Link
      to="/sales"
      search={(before) => ({ ...before, open: id })}
      mask={page}
      state={OPENED_ROW}
      resetScroll={false}
      preload={false}
      className={className}
    >
      {children}
    </Link>
  );
}
