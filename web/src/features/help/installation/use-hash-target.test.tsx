import { beforeEach, expect, it, vi } from 'vitest';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useHashTarget } from './use-hash-target.ts';

const seen: [string, unknown][] = [];
beforeEach(() => {
  seen.length = 0;
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement, how) {
    // the router looks by itself, and only for what is there already
    if (typeof how === 'object') seen.push([this.id, how]);
  });
  for (const id of ['taxes', 'till']) document.body.append(Object.assign(document.createElement('div'), { id }));
  return () => document.body.replaceChildren();
});

it('the part that the address names comes into view, and the next one when it names another', async () => {
  const { go } = await renderInAddress('/installation#taxes', useHashTarget);
  expect(seen).toEqual([['taxes', { block: 'start' }]]);
  await go('/installation?step=2#taxes');
  expect(seen).toHaveLength(1);
  await go('/installation#till');
  expect(seen.map(([id]) => id)).toEqual(['taxes', 'till']);
});

it('nothing moves where no part is named, or one that is not there', async () => {
  const { go } = await renderInAddress('/installation', useHashTarget);
  await go('/installation#nowhere');
  expect(seen).toEqual([]);
});
