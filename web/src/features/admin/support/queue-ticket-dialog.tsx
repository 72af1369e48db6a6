import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Conversation } from '../../../shared/support/conversation.tsx';
import { TicketFrame } from '../../../shared/support/ticket-frame.tsx';
import { TicketState } from '../../../shared/support/ticket-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useAssignTicket, useCloseTicket, useSupportPeople } from './support-queue.api.ts';

interface QueueTicketDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A conversation as support sees it: whose it is, what was said, and what can be done. */
export const QueueTicketDialog = (frame: QueueTicketDialogProps) => (
  <TicketFrame {...frame}>{(ticket) => <Ticket ticket={ticket} />}</TicketFrame>
);

function Ticket({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('supportQueue.ticket');
  return (
    <>
      <TicketFacts ticket={ticket} />
      <Standing ticket={ticket} />
      <Conversation ticket={ticket} />
      {ticket.isErased ? null : <AnswerForm ticket={ticket} />}
      {ticket.state === 'solved' && !ticket.isErased ? <Text tone="soft">{t('solved')}</Text> : null}
    </>
  );
}

function TicketFacts({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('tickets.about');
  const { merchantId, companyName, partnerName, bill, device } = ticket;
  const search = merchantId ? { merchantId } : {};
  const details = [
    { label: t('person'), value: ticket.personName, hint: ticket.personEmail ?? undefined },
    {
      label: t('merchant'),
      value: merchantId ? (
        <Link to="/dashboard" search={search}>
          {companyName}
        </Link>
      ) : null,
    },
    { label: t('partner'), value: partnerName },
    { label: t('device'), value: device?.name ?? null },
    {
      label: t('bill'),
      value: bill ? (
        <Link to="/sales/$idBill" params={{ idBill: bill.id }} search={search}>
          {bill.number}
        </Link>
      ) : null,
    },
  ];
  return <DetailList details={details.filter(({ value }) => value !== null)} />;
}

/** State of the ticket, its assignee, and the way to close it or open it again. */
function Standing({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('supportQueue');
  const people = useSupportPeople().data ?? [];
  const assign = useAssignTicket(ticket.id);
  const close = useCloseTicket(ticket.id);
  const isSolved = ticket.state === 'solved';
  return (
    <>
      <Row gap="lg" align="end">
        <TicketState isOfSupport state={ticket.state} />
        <NativeSelect
          label={t('ticket.assignee')}
          required={false}
          value={ticket.assignee?.id ?? ''}
          disabled={ticket.isErased}
          data={[{ value: '', label: t('unassigned') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ currentTarget: { value } }) => assign.mutate(people.find(({ id }) => id === value) ?? null)}
        />
        {ticket.isErased ? null : (
          <Button
            variant="default"
            loading={close.isPending}
            onClick={() => close.mutate(isSolved ? 'reopen' : 'solve')}
          >
            {t(isSolved ? 'ticket.reopen' : 'ticket.close')}
          </Button>
        )}
      </Row>
      <FormError error={assign.error ?? close.error} />
    </>
  );
}
