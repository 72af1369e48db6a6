import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Conversation } from '../../../shared/support/conversation.tsx';
import { MessageForm } from '../../../shared/support/message-form.tsx';
import { TicketFrame } from '../../../shared/support/ticket-frame.tsx';
import { TicketState } from '../../../shared/support/ticket-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { useReplyToTicket, useSettleTicket } from './support.api.ts';
import styles from './support.module.css';

interface TicketDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A conversation with support, and the field to write again. */
export const TicketDialog = (frame: TicketDialogProps) => (
  <TicketFrame {...frame}>{(ticket) => <Ticket ticket={ticket} />}</TicketFrame>
);

function Ticket({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('support.mine');
  const tAbout = useTranslations('tickets.about');
  const { bill, device } = ticket;
  const isToSettle = ticket.canReply && ticket.state !== 'solved';
  return (
    <>
      <Row gap="lg">
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
      </Row>
      <Conversation ticket={ticket} />
      {ticket.canReply ? <Reply ticket={ticket} /> : null}
      {isToSettle ? <Settle ticket={ticket} /> : null}
      {ticket.canReply || ticket.isErased ? null : <Text weight="600">{t('readOnly')}</Text>}
    </>
  );
}

function Reply({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('support.mine');
  const hint = ticket.state === 'solved' ? t('solved') : undefined;
  return (
    <MessageForm to="support" label={t('reply')} hint={hint} send={t('send')} call={useReplyToTicket(ticket.id)} />
  );
}

/** Closes it where no answer is needed any more. */
function Settle({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('support.mine');
  const { mutate, error, isPending } = useSettleTicket(ticket.id);
  return (
    <Row className={styles.settle} gap="lg" justify="between">
      <FormError error={error} />
      <p>{t('settleHint')}</p>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {t('settle')}
      </Button>
    </Row>
  );
}
