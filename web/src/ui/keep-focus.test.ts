import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => (end = keepFocus(document)));
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const show = (html: string): void => {
  document.body.innerHTML = html;
};
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const row = (name: string): string => `<tr id="${name}"><td><button>${name}</button></td></tr>`;
const TABLE = `<section><h2>Sessions</h2><table><tbody>${row('a')}${row('b')}${row('c')}</tbody></table></section>`;

it.each([
  ['b', 'c'],
  ['c', 'b'],
])('goes from row %s, which is removed, to row %s', async (removed, next) => {
  show(TABLE);
  one(`#${removed} button`).focus();
  one(`#${removed}`).remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(one(`#${next}`)));
});

it('goes to the heading when no row is left', async () => {
  show(TABLE);
  one('#a button').focus();
  one('table').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(one('h2')));
});

it('goes to the next row when the dialog that removed one is closed', async () => {
  show(`${TABLE}<dialog open><button>Retirer</button></dialog>`);
  one('#a button').focus();
  one('dialog button').focus();
  one('#a').remove();
  one('dialog').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(one('#b')));
});

it('stays in the dialog that a row has opened, where one step gives way to another', async () => {
  show(`${TABLE}<dialog open><h2>Facture</h2><div><button>Envoyer</button></div></dialog>`);
  one('#a button').focus();
  one('dialog button').focus();
  one('dialog div').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(one('dialog h2')));
});

it('goes to the button of the open panel in which one thing gives way to another', async () => {
  show(
    '<h1>Ventes</h1><button aria-expanded="true" aria-controls="p">Commerce</button><div id="p"><p><button>Réessayer</button></p></div>',
  );
  one('#p button').focus();
  one('#p p').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(one('[aria-controls]')));
});

it('stays away when a screen has put the focus elsewhere itself', async () => {
  show(`${TABLE}<input>`);
  one('#a button').focus();
  one('#a').remove();
  one('input').focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(one('input'));
});
