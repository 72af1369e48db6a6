import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { useMarkRead, useTicket } from './tickets.api.ts';

interface TicketFrameProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Content for its reader, and their actions. */
  readonly children: (ticket: TicketDetails) => ReactNode;
}

/** The dialog in which a ticket is read, by either side; it is marked as read once it is in sight. */
export function TicketFrame({ id, onClose, children }: TicketFrameProps) {
  const t = useTranslations('tickets');
  const { data, error, refetch } = useTicket(id);
  useMarkRead(data);
  const title = data ? t('title', { number: data.ticketNumber, subject: t(`subjects.${data.subject}`) }) : '…';
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="lg">
        {data ? children(data) : null}
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <SkeletonRows count={5} />}
      </Stack>
    </Dialog>
  );
}
