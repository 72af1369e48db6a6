import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTranslations } from 'use-intl';
import { keepLanguage } from './language.ts';
import { TextProvider } from './text-provider.tsx';
import { createTextStore } from './text-store.ts';

const sources = {
  ui: { en: async () => ({ close: 'Close', copy: 'Copy' }), fr: async () => ({ close: 'Fermer' }) },
};

function Words({ name }: { readonly name: 'close' | 'copy' | 'show' }) {
  return <p>{useTranslations('ui')(name)}</p>;
}

async function show(name: 'close' | 'copy' | 'show') {
  keepLanguage('fr');
  const store = createTextStore(sources);
  await store.open(['ui']);
  render(
    <TextProvider store={store}>
      <Words name={name} />
    </TextProvider>,
  );
}

it('fetches English for a text that is missing in French', async () => {
  await show('copy');
  expect(await screen.findByText('Copy')).toBeDefined();
});

it('writes to the console alone of a text that is missing in both', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await show('show');
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByText('ui.show')).toBeDefined();
});
