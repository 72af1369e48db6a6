import { act, screen } from '@testing-library/react';
import { FRAME_ORIGIN } from './money.ts';

/** The provider's frame, in the hands of a test: what it receives, and what it sends the page. */
export async function findCardFrame(name = 'Champs de carte du fournisseur de paiement') {
  const frame = await screen.findByTitle<HTMLIFrameElement>(name);
  const received: { message: unknown; origin: unknown }[] = [];
  const inside: unknown = {
    postMessage: (message: unknown, origin: unknown) => void received.push({ message, origin }),
  };
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: inside });
  const send = (data: unknown, { origin = FRAME_ORIGIN, source = inside } = {}): void =>
    act(() => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { frame, received, send };
}
