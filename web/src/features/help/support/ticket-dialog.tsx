import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Conversation } from '../../../shared/support/conversation.tsx';
import { TicketState } from '../../../shared/support/ticket-state.tsx';
import { useMarkRead, useTicket } from '../../../shared/support/tickets.api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useReplyToTicket } from './support.api.ts';
import styles from './support.module.css';

interface TicketDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A conversation with support, and the field to write again. */
export function TicketDialog({ id, onClose }: TicketDialogProps) {
  const t = useTranslations('tickets');
  const { data, error, refetch } = useTicket(id);
  useMarkRead(data);
  const title = data ? t('title', { number: data.ticketNumber, subject: t(`subjects.${data.subject}`) }) : '…';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.conversation}>
        {data ? <Ticket ticket={data} /> : null}
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <SkeletonRows count={4} />}
      </div>
    </Dialog>
  );
}

function Ticket({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('support.mine');
  const tAbout = useTranslations('tickets.about');
  const { bill, device } = ticket;
  return (
    <>
      <p className={styles.about}>
        <TicketState state={ticket.state} />
        {device ? <span>{`${tAbout('device')} ${device.name}`}</span> : null}
        {bill ? (
          <Link
            to="/sales/$idBill"
            params={{ idBill: bill.id }}
            search={({ merchantId }) => (merchantId ? { merchantId } : {})}
          >
            {`${tAbout('bill')} ${bill.number}`}
          </Link>
        ) : null}
      </p>
      <Conversation ticket={ticket} />
      {ticket.canReply ? <ReplyForm ticket={ticket} /> : null}
      {ticket.canReply || ticket.isErased ? null : <p className={styles.opening}>{t('readOnly')}</p>}
    </>
  );
}

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000, 'too-long')),
});

/** Until it is sent it stays as it was typed, and however often it is sent it is one message. */
function ReplyForm({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('support.mine');
  const [id, setId] = useState(() => crypto.randomUUID());
  const { form, field, methods } = useFields({
    schema,
    initial: { text: '' },
    call: useReplyToTicket(ticket.id),
    onSubmit: ({ text }, send) =>
      send(
        { id, text },
        {
          onSuccess: () => {
            setId(crypto.randomUUID());
            methods.reset();
          },
        },
      ),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Form {...form}>
      <Textarea
        {...field('text')}
        label={t('reply')}
        description={ticket.state === 'solved' ? t('solved') : undefined}
        rows={4}
      />
      <DialogFooter>
        <SubmitButton>{t('send')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
