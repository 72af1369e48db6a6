import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useDropdown } from './use-dropdown.ts';

function Example() {
  const { isOpen, toggle, close, frame } = useDropdown();
  return (
    <>
      <div {...frame}>
        <button type="button" onClick={toggle}>
          Filtres
        </button>
        {isOpen ? (
          <>
            <input aria-label="Texte" />
            <button type="button" onClick={close}>
              Fermer
            </button>
          </>
        ) : null}
      </div>
      <input aria-label="Ailleurs" />
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Filtres' }));
  return user;
}
const panel = () => screen.queryByLabelText('Texte');

it('a panel opens and closes by its button, and by what is in it', async () => {
  const user = await open();
  expect(panel()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtres' }));
  expect(panel()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtres' }));
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(panel()).toBeNull();
});

it('Escape closes it and leads back to its button; another key does neither', async () => {
  const user = await open();
  await user.click(screen.getByLabelText('Texte'));
  await user.keyboard('a');
  expect(document.activeElement).toBe(panel());
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtres' }));
});

it('Escape moves nothing while it is closed', async () => {
  const user = await open();
  const close = screen.getByRole('button', { name: 'Fermer' });
  await user.click(close);
  screen.getByRole('button', { name: 'Filtres' }).focus();
  const frame = screen.getByRole('button', { name: 'Filtres' }).parentElement;
  const inside = frame?.appendChild(document.createElement('input'));
  inside?.focus();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(inside);
});

it('a press elsewhere closes it, and so does the focus that goes there', async () => {
  const user = await open();
  await user.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(panel()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtres' }));
  screen.getByLabelText('Ailleurs').focus();
  await expect.poll(panel).toBeNull();
});
