import type { CardEntry, CardFace } from '@comptoir/contract/money/cards';
import type { CardRefusal } from '@comptoir/domain/money/cards/read-card-refusal';
import type { Ref } from 'react';

/** Result of a provider's fields: a token that stands for the card, or the failure. The digits stay with the provider. */
export type Entered =
  | { readonly ok: true; readonly token: string; readonly card?: CardFace }
  | { readonly ok: false; readonly failure: EntryFailure };

/** Reasons that there is no card: see `readCardRefusal`. */
export type EntryFailure = CardRefusal;

/** The fields, once they are shown: asked for the card that is in them. */
export interface CardFields {
  readonly enter: () => Promise<Entered>;
}

type FieldsOf<Kind> = Extract<CardEntry['fields'], { readonly kind: Kind }>;

/** Props of the fields of each provider. */
export interface CardFieldsProps<Kind extends CardEntry['fields']['kind']> {
  readonly fields: FieldsOf<Kind>;
  readonly ref: Ref<CardFields>;
  /** Enter was pressed in a field: whether it is time is for the page to say. */
  readonly onEnterPressed: () => void;
}

/** A provider that says nothing for so long counts as unavailable, instead of a button that turns for ever. */
const PATIENCE_MS = 45_000;

/** Returns the outcome of an entry, also when the provider never answers. */
export async function withPatience(entry: Promise<Entered>): Promise<Entered> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Entered>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, failure: 'unavailable' }), PATIENCE_MS);
  });
  try {
    return await Promise.race([entry, silence]);
  } catch {
    return { ok: false, failure: 'unavailable' };
  } finally {
    clearTimeout(timer);
  }
}
