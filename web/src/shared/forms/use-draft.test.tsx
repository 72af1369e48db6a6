import { MantineProvider, TextInput } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aToken } from '../../../test/factories.ts';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiFr } from '../../ui/ui.fr.ts';
import { errorMessagesFr } from '../errors/error-messages.fr.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { Form, SubmitButton } from './form.tsx';
import { useFields } from './use-fields.ts';

const send = vi.fn<() => Promise<void>>();
beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  sessionStore.signIn(aToken());
});

function Note({ about, onClose }: { readonly about: string; readonly onClose: () => void }) {
  const { form, field } = useFields({
    schema: z.object({ text: z.string(), password: z.string() }),
    initial: { text: '', password: '' },
    call: useCallOnce({ mutationFn: send }),
    onSubmit: (_, once) => once(undefined, { onSuccess: onClose }),
  });
  return (
    <Dialog title={`Note sur ${about}`} onClose={onClose}>
      <Form {...form}>
        <TextInput {...field('text')} label="Texte" />
        <TextInput {...field('password')} label="Secret" />
        <DialogFooter>
          <SubmitButton>Envoyer</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

function Screen() {
  const [about, setAbout] = useState<string | null>(null);
  return (
    <>
      {['A', 'B'].map((one) => (
        <button key={one} type="button" onClick={() => setAbout(one)}>
          {one}
        </button>
      ))}
      {about ? <Note about={about} onClose={() => setAbout(null)} /> : null}
    </>
  );
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="fr" messages={{ ui: uiFr, errorMessages: errorMessagesFr } as never}>
        <MantineProvider>
          <Screen />
        </MantineProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const open = async (user: ReturnType<typeof userEvent.setup>, name = 'A') => {
  await user.click(screen.getByRole('button', { name, hidden: true }));
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Texte' });
};
const restored = () => screen.queryByText(uiFr.restored.text, { exact: false });

it.each([uiFr.close, uiFr.cancel])(
  'shows again what was typed when its dialog was left by “%s”, and no secret',
  async (way) => {
    const user = show();
    await user.type(await open(user), 'Rappeler jeudi');
    await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'Azerty');
    await user.click(screen.getByRole('button', { name: way }));
    expect((await open(user)).value).toBe('Rappeler jeudi');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe('');
    expect(restored()).not.toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('Azerty');
  },
);

it('is of the one thing that the dialog is about', async () => {
  const user = show();
  await user.type(await open(user), 'Rappeler jeudi');
  await user.click(screen.getByRole('button', { name: uiFr.close }));
  expect((await open(user, 'B')).value).toBe('');
  expect(restored()).toBeNull();
});

it('is gone once it was sent, and stays when that failed', async () => {
  const user = show();
  send.mockRejectedValueOnce(new Error('no'));
  await user.type(await open(user), 'Rappeler jeudi');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: uiFr.close }));
  expect((await open(user)).value).toBe('Rappeler jeudi');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open(user)).value).toBe('');
});

it('is let go of by hand, and the focus is in the form', async () => {
  const user = show();
  await user.type(await open(user), 'Rappeler jeudi');
  await user.click(screen.getByRole('button', { name: uiFr.close }));
  const field = await open(user);
  await user.click(screen.getByRole('button', { name: uiFr.restored.forget }));
  expect([field.value, restored()]).toEqual(['', null]);
  expect(document.activeElement).toBe(field);
  expect(sessionStorage.getItem('Drafts')).toBeNull();
});
