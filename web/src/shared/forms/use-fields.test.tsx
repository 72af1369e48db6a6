import { Checkbox, MantineProvider, TextInput } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { errorMessagesEn } from '../errors/error-messages.en.ts';
import { errorMessagesFr } from '../errors/error-messages.fr.ts';
import { ApiError } from '../http/api-error.ts';
import { Form, SubmitButton } from './form.tsx';
import { useFields } from './use-fields.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required')),
  code: z.string().check(z.minLength(2, 'too-short')),
  note: z.string(),
  isNew: z.boolean(),
});

const send = vi.fn<(sent: unknown) => Promise<string>>();
const done = vi.fn<(answer: string) => void>();
beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue('A-1');
});

function Example() {
  const call = useCallOnce({ mutationFn: send });
  const { form, field, methods } = useFields({
    schema,
    initial: { name: '', code: 'A1', note: '', isNew: false },
    call,
    onSubmit: (read, sendOnce) => sendOnce(read, { onSuccess: done }),
    words: { 'too-short': 'Two letters', 'promo-code-taken': 'This one is taken' },
    fieldOf: { 'promo-code-taken': 'code' },
  });
  return (
    <Form {...form} takesFocus>
      <TextInput {...field('name')} label="Name" />
      <TextInput {...field('code')} label="Code" />
      <TextInput {...field('note')} required={false} label="Note" />
      <Checkbox {...methods.register('isNew')} label="New" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function show(language: 'fr' | 'en' = 'en') {
  const texts = { errorMessages: language === 'fr' ? errorMessagesFr : errorMessagesEn };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale={language} messages={texts as IntlMessages}>
        <MantineProvider>
          <Example />
        </MantineProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
type IntlMessages = Parameters<typeof IntlProvider>[0]['messages'] & object;

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: 'Send' });
const wordsAt = (name: string) => document.getElementById(`${input(name).id}-error`)?.textContent;

describe('a form', () => {
  it('starts in its first field, and says which fields may be left out', () => {
    show();
    expect(document.activeElement).toBe(input('Name'));
    expect(['Name', 'Code', 'Note'].map((name) => input(name).required)).toEqual([true, true, false]);
  });

  it.each([
    ['fr', 'Ce champ est obligatoire'],
    ['en', 'This field is required'],
  ] as const)('says at the fields what is wrong, and goes to the first of them (%s)', async (language, words) => {
    const user = show(language);
    await user.clear(input('Code'));
    await user.click(press());
    await waitFor(() => expect(wordsAt('Name')).toBe(words));
    expect(wordsAt('Code')).toBe('Two letters');
    expect(document.activeElement).toBe(input('Name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('takes a fault back as soon as it is put right', async () => {
    const user = show();
    await user.click(press());
    await waitFor(() => expect(wordsAt('Name')).toBeDefined());
    await user.type(input('Name'), 'Bar');
    await waitFor(() => expect(wordsAt('Name')).toBeUndefined());
  });

  it('sends what the schema reads, and does once what follows', async () => {
    const user = show();
    await user.type(input('Name'), ' Bar ');
    await user.click(screen.getByLabelText('New'));
    await user.click(press());
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Bar', code: 'A1', note: '', isNew: true });
  });

  it('sends what a password manager has put there without an event, and what a box says', async () => {
    const user = show();
    await user.type(input('Code'), '2');
    input('Name').value = 'Filled';
    const form = press().closest('form');
    if (!form) throw new Error('The button stands in no form.');
    // no field is left by it, of which the library would hear
    fireEvent.submit(form);
    await waitFor(() =>
      expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Filled', code: 'A12', note: '', isNew: false }),
    );
  });

  it('is sent once, however often it is submitted, and once more after the answer', async () => {
    let answer: (text: string) => void = () => undefined;
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const user = show();
    await user.type(input('Name'), 'Bar');
    const form = press().closest('form');
    if (!form) throw new Error('The button stands in no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(press().getAttribute('aria-busy')).toBe('true'));
    expect(send).toHaveBeenCalledTimes(1);
    answer('A-1');
    await waitFor(() => expect(press().getAttribute('aria-busy')).toBeNull());
    fireEvent.submit(form);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});

describe('a refusal', () => {
  const refused = async (refusal: Error) => {
    send.mockRejectedValue(refusal);
    const user = show();
    await user.type(input('Name'), 'Bar{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalled());
    await waitFor(() => expect(press().getAttribute('aria-busy')).toBeNull());
    return user;
  };

  it('that names fields is said at them, and nowhere else', async () => {
    const fields = [
      { path: 'place.name', rule: 'has-address' },
      { path: 'note', rule: 'too_big' },
    ];
    await refused(new ApiError('validation-failed', 400, { fields }));
    await waitFor(() => expect(wordsAt('Name')).toBe(errorMessagesEn['has-address']));
    expect(wordsAt('Note')).toBe(errorMessagesEn['not-valid']);
    expect(document.activeElement).toBe(input('Name'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('by a code that is about one field is said there, until it is typed otherwise', async () => {
    const user = await refused(new ApiError('promo-code-taken', 409));
    await waitFor(() => expect(wordsAt('Code')).toBe('This one is taken'));
    expect(document.activeElement).toBe(input('Code'));
    await user.type(input('Code'), '2');
    await waitFor(() => expect(wordsAt('Code')).toBeUndefined());
  });

  it('of anything else stands above the form, and the focus where it was', async () => {
    await refused(new ApiError('validation-failed', 400, { fields: [{ path: 'elsewhere', rule: 'required' }] }));
    expect((await screen.findByRole('alert')).textContent).toBe(errorMessagesEn['validation-failed']);
    expect(document.activeElement).toBe(input('Name'));
  });
});
