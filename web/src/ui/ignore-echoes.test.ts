import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreEchoes } from './ignore-echoes.ts';

const act = vi.fn<(what: string) => void>();
let end: () => void;
beforeEach(() => {
  act.mockReset();
  document.body.innerHTML = `<form>
    <input aria-label="Nom" /><textarea></textarea><input type="checkbox" />
    <button type="button" id="act">Renvoyer</button>
    <button type="button" id="page" data-repeats>Suivante</button>
    <a href="#elsewhere" id="link">Ailleurs</a>
    <button type="submit" id="send">Envoyer</button>
  </form>`;
  for (const id of ['act', 'page', 'link']) document.querySelector(`#${id}`)?.addEventListener('click', () => act(id));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    act('form');
  });
  end = ignoreEchoes(document);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const find = (selector: string): Element => document.querySelector(selector) ?? expect.fail(selector);
const calls = (): string[] => act.mock.calls.flat();

it('takes a double click for one', async () => {
  await userEvent.dblClick(find('#act'));
  await userEvent.dblClick(find('#link'));
  await userEvent.dblClick(find('#send'));
  expect(calls()).toEqual(['act', 'link', 'form']);
});

it('takes a triple click for one', async () => {
  await userEvent.tripleClick(find('#act'));
  expect(calls()).toEqual(['act']);
});

it('takes two clicks, each for itself, for two', async () => {
  await userEvent.click(find('#act'));
  await userEvent.click(find('#act'));
  expect(calls()).toEqual(['act', 'act']);
});

it('turns as many pages as it was clicked', async () => {
  await userEvent.tripleClick(find('#page'));
  expect(calls()).toEqual(['page', 'page', 'page']);
});

it('ignores the second half when another button came to where the first was', async () => {
  find('#act').addEventListener('click', () => find('#act').replaceWith(button('next')));
  const button = (id: string): Element => {
    const made = document.createElement('button');
    made.type = 'button';
    made.addEventListener('click', () => act(id));
    made.id = id;
    return made;
  };
  const user = userEvent.setup();
  await user.click(find('#act'));
  find('#next').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
  expect(calls()).toEqual(['act']);
});

it('ignores the second half when a choice came to where the first was', async () => {
  const box = find('[type=checkbox]');
  await userEvent.click(find('#send'));
  box.dispatchEvent(new MouseEvent('mousedown', { detail: 2, bubbles: true, cancelable: true }));
  box.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
  expect(box).toHaveProperty('checked', false);
});

it('leaves the focus where the first half has led it', async () => {
  const name = find('input');
  find('#act').addEventListener('click', () => name instanceof HTMLElement && name.focus());
  await userEvent.dblClick(find('#act'));
  expect(document.activeElement).toBe(name);
});

it('switches a box as often as it was clicked', async () => {
  const box = find('[type=checkbox]');
  await userEvent.dblClick(box);
  expect(box).toHaveProperty('checked', false);
});

it.each(['#act', '#send', 'input'])('takes a held Enter for one press (%s)', (selector) => {
  const press = (repeat: boolean): boolean =>
    find(selector).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );
  expect([press(false), press(true)]).toEqual([true, false]);
});

it.each([
  ['#page', 'Enter'],
  ['textarea', 'Enter'],
  ['input', 'a'],
  ['input', 'ArrowDown'],
])('lets other keys be held (%s, %s)', (selector, key) => {
  const held = new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true });
  expect(find(selector).dispatchEvent(held)).toBe(true);
});

it('ends', async () => {
  end();
  await userEvent.dblClick(find('#act'));
  expect(calls()).toEqual(['act', 'act']);
});
