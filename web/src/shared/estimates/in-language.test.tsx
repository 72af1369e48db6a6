import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider, useTranslations } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { uiEn } from '../../ui/ui.en.ts';
import { errorMessagesEn } from '../errors/error-messages.en.ts';
import { InLanguage } from './in-language.tsx';

const Title = () => <p>{useTranslations('estimateDocument')('title')}</p>;

it('words that could not be loaded are an error, and asked for again when the reader wants', async () => {
  vi.doMock('./estimate-document.fr.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const user = userEvent.setup();
  render(
    <IntlProvider locale="en" messages={{ ui: uiEn, errorMessages: errorMessagesEn }} timeZone="UTC">
      <MantineProvider>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <InLanguage language="fr">
            <Title />
          </InLanguage>
        </QueryClientProvider>
      </MantineProvider>
    </IntlProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).not.toBe('');
  vi.doUnmock('./estimate-document.fr.ts');
  await user.click(again);
  expect(await screen.findByText('Estimation')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
