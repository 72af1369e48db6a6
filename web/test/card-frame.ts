import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { FRAME_ORIGIN } from './money.ts';

/** The provider's frame, in the hands of a test: what it is told, and what it tells the page. */
export async function findCardFrame(name = 'Champs de carte du fournisseur de paiement') {
  const frame = await screen.findByTitle<HTMLIFrameElement>(name);
  const told: { message: unknown; origin: unknown }[] = [];
  const inside = { postMessage: vi.fn((message: unknown, origin: unknown) => told.push({ message, origin })) };
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: inside });
  const tell = (data: unknown, { origin = FRAME_ORIGIN, source = inside as unknown } = {}): void =>
    act(() => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { frame, told, tell };
}
