import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';

const NAMES = ['Bistro du Quai', 'Cantine des Îles', 'Crèmerie du Vieux-Port', 'Taverne du Faubourg'];
const OPTIONS = NAMES.map((label, index) => ({ value: `m${index}`, label }));

/** A field where the first merchant is chosen, and the keys that reach it. */
async function renderField(initial: string | null = 'm0') {
  const chosen = vi.fn<(value: string) => void>();
  const user = userEvent.setup();
  function Field() {
    const [value, setValue] = useState(initial);
    return (
      <MantineProvider>
        <Autocomplete
          label="Commerçant"
          placeholder="Choisir"
          noMatch="Aucun résultat"
          options={OPTIONS}
          value={value}
          onChange={(next) => {
            chosen(next);
            setValue(next);
          }}
        />
        <button type="button">Ailleurs</button>
      </MantineProvider>
    );
  }
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Commerçant' });
  await user.tab();
  expect(document.activeElement).toBe(field);
  return { user, field, chosen };
}

const offered = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** Returns the option that a screen reader says the arrows point at. */
const pointedAt = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a choice made by typing, by keyboard', () => {
  it('offers nothing until it is asked, and everything by an arrow, from what is chosen on', async () => {
    const { user, field } = await renderField('m1');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(offered()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Commerçant' }).id);
    expect(offered()).toEqual(NAMES);
    expect(pointedAt(field)).toBe('Cantine des Îles');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Cantine des Îles');
  });

  it.each([
    ['{ArrowDown}', 'Cantine des Îles'],
    ['{ArrowUp}', 'Taverne du Faubourg'],
    ['{End}', 'Taverne du Faubourg'],
    ['{End}{ArrowDown}', 'Bistro du Quai'],
    ['{End}{ArrowUp}', 'Crèmerie du Vieux-Port'],
    ['{End}{Home}', 'Bistro du Quai'],
  ])('points with %s at %s while the focus stays', async (keys, name) => {
    const { user, field } = await renderField();
    await user.keyboard(`{ArrowDown}${keys}`);
    expect(pointedAt(field)).toBe(name);
    expect(document.activeElement).toBe(field);
  });

  it('takes what is pointed at on Enter, and shows it', async () => {
    const { user, field, chosen } = await renderField();
    await user.keyboard('{ArrowUp}{End}{Enter}');
    expect(chosen.mock.calls).toEqual([['m3']]);
    expect(field.value).toBe('Taverne du Faubourg');
    expect(offered()).toEqual([]);
  });

  it('takes the first match on Enter, whatever the accents and the case', async () => {
    const { user, field, chosen } = await renderField(null);
    await user.keyboard('CREM');
    expect(offered()).toEqual(['Crèmerie du Vieux-Port']);
    expect(pointedAt(field)).toBe('Crèmerie du Vieux-Port');
    await user.keyboard('{Enter}');
    expect(chosen.mock.calls).toEqual([['m2']]);
  });

  it('takes the match that is pointed at when it is left', async () => {
    const { user, chosen } = await renderField(null);
    await user.keyboard('du{ArrowDown}{Tab}');
    expect(chosen.mock.calls).toEqual([['m2']]);
  });

  it('closes on Escape, with what was chosen before', async () => {
    const { user, field, chosen } = await renderField();
    await user.keyboard('{Delete}cantine{Escape}');
    expect(field.value).toBe('Bistro du Quai');
    expect(offered()).toEqual([]);
    await user.tab();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('chooses nothing when only looked at', async () => {
    const { user, field, chosen } = await renderField();
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(chosen).not.toHaveBeenCalled();
    expect(field.value).toBe('Bistro du Quai');
    expect(offered()).toEqual([]);
  });

  it('says that nothing matches, and keeps what was chosen', async () => {
    const { user, field, chosen } = await renderField();
    await user.keyboard('zzz');
    expect(screen.getByRole('status').textContent).toBe('Aucun résultat');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowDown}{Enter}{Tab}');
    expect(field.value).toBe('Bistro du Quai');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('a choice made by typing, by hand', () => {
  it('offers everything on a press, and what is typed takes the place of what was there', async () => {
    const { user, field } = await renderField();
    await user.click(field);
    expect(offered()).toEqual(NAMES);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Bistro du Quai'.length]);
  });

  it('takes the option that is pressed, and keeps the focus', async () => {
    const { user, field, chosen } = await renderField();
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'Cantine des Îles' }));
    expect(chosen.mock.calls).toEqual([['m1']]);
    expect(field.value).toBe('Cantine des Îles');
    expect(document.activeElement).toBe(field);
    expect(offered()).toEqual([]);
  });

  it('closes on a press elsewhere', async () => {
    const { user, field, chosen } = await renderField();
    await user.click(field);
    await user.click(screen.getByRole('button', { name: 'Ailleurs' }));
    expect(offered()).toEqual([]);
    expect(chosen).not.toHaveBeenCalled();
  });
});
