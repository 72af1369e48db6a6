import { newId } from '../core/new-id.ts';
import type { CardsState } from '../state/cards-state.ts';

/** Faces with webhooks: Clover publishes none for charges. */
export type WebhookFace = 'simulator' | 'stripe';

export interface Tried {
  status: number | null;
  error: string | null;
}

/** Something that happened, and where it was sent. */
export interface CardEvent {
  id: string;
  face: WebhookFace;
  type: string;
  /** Milliseconds. */
  createdAt: number;
  /** Object of the event, in the form of its face. */
  object: unknown;
  tries: Tried[];
  /** `none`: no webhook was set when it happened. */
  delivery: 'none' | 'waiting' | 'delivered' | 'given-up' | 'lost';
}

export function newEvent(
  { settings }: CardsState,
  { face, type, object }: Pick<CardEvent, 'face' | 'type' | 'object'>,
): CardEvent {
  const url = webhookUrlOf(settings, face);
  const delivery = url === null ? 'none' : 'waiting';
  return { id: newId('evt'), face, type, createdAt: Date.now(), object, tries: [], delivery };
}

export function webhookUrlOf(settings: CardsState['settings'], face: WebhookFace): string | null {
  return face === 'stripe' ? settings.stripeWebhookUrl : settings.webhookUrl;
}
