import { MantineProvider, TextInput } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorMessagesEn } from '../errors/error-messages.en.ts';
import { ApiError } from '../http/api-error.ts';
import { Form, SubmitButton } from './form.tsx';
import { filled, likeAnEmail, usePlainFields } from './use-plain-fields.ts';

const send = vi.fn<(sent: unknown) => void>();
beforeEach(() => void send.mockReset());

function Example({ isPending, error }: { readonly isPending: boolean; readonly error: Error | null }) {
  const { form, field, forget } = usePlainFields({
    rules: { email: filled, again: (text, { email }) => (text === email ? null : 'differs') },
    isPending,
    error,
    onSubmit: send,
    words: { differs: 'Not the same' },
  });
  return (
    <Form {...form} takesFocus>
      <TextInput {...field('email')} label="Email" />
      <TextInput {...field('again')} label="Again" />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={forget}>
        Start over
      </button>
    </Form>
  );
}

function show({ isPending = false, error = null }: { isPending?: boolean; error?: Error | null } = {}) {
  render(
    <IntlProvider locale="en" messages={{ errorMessages: errorMessagesEn }}>
      <MantineProvider>
        <Example isPending={isPending} error={error} />
      </MantineProvider>
    </IntlProvider>,
  );
  return userEvent.setup();
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('says what is wrong at each field, and goes to the first of them', async () => {
  const user = show();
  await user.type(input('Again'), 'a{Enter}');
  expect(screen.getByText('This field is required')).toBeDefined();
  expect(screen.getByText('Not the same')).toBeDefined();
  expect(document.activeElement).toBe(input('Email'));
  expect(input('Email').required).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

it('sends what stands in the fields, also what a password manager has put there without an event', async () => {
  const user = show();
  input('Email').value = 'a@b.ca';
  input('Again').value = 'a@b.ca';
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith({ email: 'a@b.ca', again: 'a@b.ca' });
});

it('sends nothing more until the answer is there', async () => {
  const user = show({ isPending: true });
  await user.type(input('Email'), 'a{Enter}');
  await user.type(input('Again'), 'a{Enter}');
  const form = input('Again').closest('form');
  if (!form) throw new Error('The field stands in no form.');
  fireEvent.submit(form);
  expect(send).not.toHaveBeenCalled();
});

it('says above the form why it was not done', () => {
  show({ error: new ApiError('too-many-requests', 429) });
  expect(screen.getByRole('alert').textContent).toBe(errorMessagesEn['too-many-requests']);
});

it('says nothing any more of what was wrong once that is let go of', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('This field is required')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByText('This field is required')).toBeNull();
});

it.each([
  ['', 'required', 'required'],
  ['  ', 'required', 'required'],
  ['a@b', null, 'email'],
  [' A@b.ca ', null, null],
])('“%s” is something: %s; and an email address: %s', (text, asText, asEmail) => {
  expect([filled(text, {}), likeAnEmail(text, {})]).toEqual([asText, asEmail]);
});
