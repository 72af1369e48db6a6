import { expect, it } from 'vitest';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { useLooked } from './use-looked.ts';

it('the address of an overview says which merchants it looks at, and which page of them', async () => {
  const { result } = await renderInAddress('/overview?look=late&cursor=50', useLooked);
  expect(result.current).toEqual({ look: 'late', cursor: 50 });
});
