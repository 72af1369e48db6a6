import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every text, in content and in attributes', () => {
  expect(html`<a title="${'"'}">${'<b>'}&${"'"}${3}</a>`.html.replaceAll(/\s+/g, '')).toBe(
    '<atitle="&#34;">&#60;b&#62;&&#39;3</a>',
  );
});

it('leaves HTML as it is, one piece or a list of them', () => {
  const items = ['x', 'y'].map((text) => html`<li>${text}</li>`);
  expect(html`${items}`.html).toBe('<li>x</li><li>y</li>');
  expect(html`${html`<br />`}`.html).toBe('<br />');
});
