import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it } from 'vitest';
import { AwaitedPage } from './awaited-page.tsx';
import { uiEn } from './ui.en.ts';

const paint = (head: string): void => {
  document.body.insertAdjacentHTML('beforeend', `<div id="first-paint"><div id="first-main">${head}</div></div>`);
};

const awaited = () => (
  <IntlProvider locale="fr-CA" timeZone="UTC" messages={{ ui: uiEn }}>
    <AwaitedPage />
  </IntlProvider>
);

afterEach(() => document.querySelector('#first-paint')?.remove());

it('keeps the heading that the frame has painted, for eyes alone, when the frame goes', () => {
  paint('<p class="first-title">Ventes</p><p class="first-lead">Ce que vous avez vendu.</p>');
  const { rerender } = render(awaited());
  document.querySelector('#first-paint')?.remove();
  rerender(awaited());
  expect(screen.getByText('Ventes').closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getByText('Ce que vous avez vendu.')).toBeDefined();
  expect(screen.getByRole('status')).toBeDefined();
});

it('is the shape of a screen alone where the frame has no heading, or is gone', () => {
  paint('<i class="first-head"></i>');
  const { container } = render(awaited());
  expect(container.textContent).toBe('');
  expect(screen.getByRole('status')).toBeDefined();
});
