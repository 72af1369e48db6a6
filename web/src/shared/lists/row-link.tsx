import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ROW_OPENER } from '../../ui/row-opener.ts';
import { OPENED_ROW } from './opened-here.ts';

interface RowLinkProps {
  /** The row whose details open over the list, at an address of their own. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Heads a row and opens its details: by a click anywhere on it, in a new window, or by keyboard. */
export const RowLink = ({ id, children }: RowLinkProps) => (
  <Link
    to="."
    search={(before) => ({ ...before, open: id })}
    state={OPENED_ROW}
    resetScroll={false}
    preload={false}
    className={ROW_OPENER}
  >
    {children}
  </Link>
);
