import type { AttentionCounts, AttentionPage } from '@comptoir/contract/base/merchants';
import type { ReactNode } from 'react';
import { AttentionList } from '../merchants/attention-list.tsx';
import { Swap } from '../../ui/swap.tsx';
import { useShownLook } from './overview.api.ts';
import { UnpaidList } from './unpaid-list.tsx';

interface BehindFigureProps {
  /** Undefined while they are on their way. */
  readonly page: AttentionPage | undefined;
  readonly counts: AttentionCounts | undefined;
  /** Partner whose accounts are unpaid; null for everyone’s. */
  readonly partnerId: string | null;
  /** The way to all merchants. */
  readonly all: ReactNode;
  /** The mails that did not go out, where they are counted. */
  readonly mails?: ReactNode;
}

/** The list behind the figure that the address looks into; without one, all merchants that need a look. */
export function BehindFigure({ page, counts, partnerId, all, mails = null }: BehindFigureProps) {
  const look = useShownLook();
  return (
    // a tile is above it, and on a telephone out of sight of it
    <Swap shown={look ?? ''}>
      {look === 'unpaid' ? <UnpaidList partnerId={partnerId} /> : null}
      {look === 'mails' ? mails : null}
      {look === 'unpaid' || (look === 'mails' && mails) ? null : (
        <AttentionList page={page} counts={counts} all={all} />
      )}
    </Swap>
  );
}
