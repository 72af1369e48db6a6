import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields, type Call } from '../../../shared/forms/use-fields.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { useAnswerTicket, useAddNote, type Written } from './support-queue.api.ts';

type Way = 'answer' | 'note';

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000, 'too-long')),
  solve: z.boolean(),
});

/** What support writes: an answer that goes out, unless the ticket is closed, or a note that does not. */
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
  const hint = t('answerHint', { email: ticket.personEmail ?? '' });
  return <WritingForm way="answer" hint={hint} call={useAnswerTicket(ticket.id)} />;
}

function Note({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('supportQueue.ticket');
  return <WritingForm way="note" hint={t('hintOfNote')} call={useAddNote(ticket.id)} />;
}

interface WritingFormProps<Data> {
  readonly way: Way;
  readonly hint: string;
  readonly call: Call<Written, Data>;
}

/** Until it is sent it stays as it was typed, and however often it is sent it is one message. */
function WritingForm<Data>({ way, hint, call }: WritingFormProps<Data>) {
  const t = useTranslations('supportQueue.ticket');
  const [id, setId] = useState(() => crypto.randomUUID());
  const { form, field, methods } = useFields({
    schema,
    initial: { text: '', solve: false },
    call,
    onSubmit: (written, send) =>
      send(
        { id, ...written },
        {
          onSuccess: () => {
            setId(crypto.randomUUID());
            methods.reset();
          },
        },
      ),
    words: { 'too-long': t('tooLong') },
  });
  const isAnswer = way === 'answer';
  return (
    <Form {...form}>
      <Textarea {...field('text')} label={t(way)} description={hint} rows={5} />
      {isAnswer ? <CheckField {...methods.register('solve')} label={t('solve')} /> : null}
      <DialogFooter>
        <SubmitButton>{t(isAnswer ? 'send' : 'saveNote')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
