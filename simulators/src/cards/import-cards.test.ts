import { afterAll, beforeAll, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import { charge, startTestCards, type TestCards } from '../../test/test-cards.ts';

let cards: TestCards;
beforeAll(async () => {
  cards = await startTestCards();
});
afterAll(() => cards.remove());

const importing = (items: object[]) => control(cards.running, 'POST /__sim/cards', { items });

it('saves cards under given ids, which can be charged, and leaves those that are there', async () => {
  const items = [
    { id: 'card_demo_bistro', magic: 'ok-mastercard' },
    { id: 'card_demo_taverne', magic: 'later-lost' },
  ];
  expect((await importing(items)).json).toMatchObject({
    imported: 2,
    items: [{ id: 'card_demo_bistro', brand: 'mastercard', last4: '4444' }, { id: 'card_demo_taverne' }],
  });
  expect((await importing([{ id: 'card_demo_bistro', magic: 'later-lost' }])).json).toMatchObject({ imported: 0 });
  expect(await charge(cards.running, 'card_demo_bistro')).toMatchObject({ status: 201 });
  expect(await charge(cards.running, 'card_demo_taverne')).toMatchObject({ status: 402 });
});

it.each([
  { id: 'card_x', magic: 'nothing' },
  { id: 'card_x', magic: 'unsaved-cvc' },
  { id: 'other', magic: 'ok-visa' },
])('imports no card that could not be: %s', async (item) => {
  expect((await importing([item])).status).toBe(400);
});
