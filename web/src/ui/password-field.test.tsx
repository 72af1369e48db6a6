import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { uiEn } from './ui.en.ts';

beforeEach(() => {
  render(
    <IntlProvider locale="en-CA" timeZone="UTC" messages={{ ui: uiEn }}>
      <MantineProvider>
        <PasswordField label="Password" autoComplete="current-password" />
      </MantineProvider>
    </IntlProvider>,
  );
});
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('a password', () => {
  it('is masked until it is wanted to be seen, and again afterwards', async () => {
    const user = userEvent.setup();
    await user.type(field(), 'horse battery');
    const types = [field().type];
    await user.click(screen.getByRole('button', { name: 'Show' }));
    types.push(field().type);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect([...types, field().type]).toEqual(['password', 'text', 'password']);
    expect(field().value).toBe('horse battery');
  });

  it('may be pasted whole, and filled in by what keeps passwords', async () => {
    const user = userEvent.setup();
    await user.click(field());
    await user.paste(` ${'é'.repeat(1000)} `);
    expect(field().value).toBe(` ${'é'.repeat(1000)} `);
    expect(field().autocomplete).toBe('current-password');
    expect(field().maxLength).toBe(-1);
  });
});
