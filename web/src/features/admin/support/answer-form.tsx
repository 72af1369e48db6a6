import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessageForm } from '../../../shared/support/message-form.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { useAddNote, useAnswerTicket } from './support-queue.api.ts';

type Way = 'answer' | 'note';

/** Form for support: an answer that goes out, unless the ticket is closed, or a note that does not. */
export function AnswerForm({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('supportQueue.ticket');
  const [chosen, choose] = useState<Way>('answer');
  const isSolved = ticket.state === 'solved';
  const way = isSolved ? 'note' : chosen;
  return (
    <>
      {isSolved ? null : (
        <ViewSwitch
          label={t('write')}
          views={[
            { view: 'answer', label: t('answer') },
            { view: 'note', label: t('note') },
          ]}
          shown={way}
          onShow={choose}
        />
      )}
      {way === 'answer' ? <Answer ticket={ticket} /> : <Note ticket={ticket} />}
    </>
  );
}

function Answer({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('supportQueue.ticket');
  return (
    <MessageForm
      to="customer"
      label={t('answer')}
      hint={t('answerHint', { email: ticket.personEmail ?? '' })}
      send={t('send')}
      solve={t('solve')}
      call={useAnswerTicket(ticket.id)}
    />
  );
}

function Note({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('supportQueue.ticket');
  return (
    <MessageForm
      to="colleagues"
      label={t('note')}
      hint={t('hintOfNote')}
      send={t('saveNote')}
      call={useAddNote(ticket.id)}
    />
  );
}
