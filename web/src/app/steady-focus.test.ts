import { afterEach, expect, it } from 'vitest';
import { findLostFocus } from '../../test/watch-focus.ts';

const press = (): boolean => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));

function focusedButton(): HTMLButtonElement {
  document.body.innerHTML = '<main><h1>Écran</h1><button>Enregistrer</button></main>';
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  button.focus();
  return button;
}

afterEach(() => {
  press();
  document.body.replaceChildren();
});

it('a test of any screen fails when what has the focus goes away, or is disabled', async () => {
  const disabled = focusedButton();
  expect(await findLostFocus(document)).toBeNull();
  disabled.disabled = true;
  expect(await findLostFocus(document)).toContain('Enregistrer');

  focusedButton().remove();
  expect(await findLostFocus(document)).toContain('Enregistrer');
});

it('none does when a pointer has gone where nothing can have it', async () => {
  const button = focusedButton();
  press();
  button.remove();
  expect(await findLostFocus(document)).toBeNull();
});

it('none does while a screen is on its way', async () => {
  const button = focusedButton();
  document.querySelector('h1')?.remove();
  button.remove();
  expect(await findLostFocus(document)).toBeNull();
});
