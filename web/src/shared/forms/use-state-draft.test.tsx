import { MantineProvider, Textarea } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { uiFr } from '../../ui/ui.fr.ts';
import { errorMessagesFr } from '../errors/error-messages.fr.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { Form, SubmitButton } from './form.tsx';
import { usePlainDraft } from './use-plain-draft.ts';
import { usePlainFields } from './use-plain-fields.ts';
import { useStateDraft } from './use-state-draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.signIn(aToken());
});

function Note() {
  const [note, setNote] = useState('');
  const [isThere, setThere] = useState(true);
  const kept = useStateDraft({ typed: { note }, initial: { note: '' }, onFill: (typed) => setNote(typed.note ?? '') });
  if (!isThere) return null;
  const send = (): void => {
    kept.sent();
    setThere(false);
  };
  return (
    <Form onSubmit={send} draft={kept.draft}>
      <Textarea required label="Texte" value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>
  );
}

function Reason({ about = 'decline' }: { readonly about?: string }) {
  const { draft, sent } = usePlainDraft(['text'], about);
  const { form, field } = usePlainFields({
    rules: { text: () => null },
    draft,
    onSubmit: () => sent(),
  });
  return (
    <Form {...form}>
      <Textarea {...field('text')} label="Texte" />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>
  );
}

function show(screenOf: React.ReactNode) {
  cleanup();
  render(
    <MantineProvider>
      <IntlProvider locale="fr" messages={{ ui: uiFr, errorMessages: errorMessagesFr } as never}>
        {screenOf}
      </IntlProvider>
    </MantineProvider>,
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Texte/);
const type = (text: string) => userEvent.type(field(), text);

it.each([
  ['a state of its own', <Note key="note" />],
  ['its fields alone', <Reason key="reason" />],
])('a form that holds what is typed in %s shows it again, until it was sent', async (_, form) => {
  show(form);
  await type('Sans arachides');
  show(form);
  expect(field().value).toBe('Sans arachides');
  await userEvent.click(screen.getByRole('button', { name: uiFr.restored.forget }));
  expect(field().value).toBe('');
  await type('Porte de côté');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  show(form);
  expect(field().value).toBe('');
});

it('what is typed where no one signs in belongs to the tab, and to this form alone', async () => {
  sessionStore.end('signed-out');
  show(<Reason />);
  await type('Trop cher');
  show(<Reason about="propose" />);
  expect(field().value).toBe('');
  sessionStore.signIn(aToken());
  sessionStore.end('signed-out');
  show(<Reason />);
  expect(field().value).toBe('Trop cher');
});
