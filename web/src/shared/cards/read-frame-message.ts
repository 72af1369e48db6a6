import { readCardRefusal } from '@comptoir/domain/money/cards/read-card-refusal';
import type { Entered } from './card-fields.ts';

/** Messages of the frame with the fields to the page around it. */
export type FrameMessage =
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'submit-asked' }
  | { readonly type: 'entered'; readonly entered: Entered };

type FrameData = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<string, (fields: FrameData) => FrameMessage | null>> = {
  resize: ({ height }) => (typeof height === 'number' ? { type: 'resize', height } : null),
  'submit-asked': () => ({ type: 'submit-asked' }),
  'card-saved': ({ token }) => (typeof token === 'string' ? { type: 'entered', entered: { ok: true, token } } : null),
  'card-error': ({ code }) => ({
    type: 'entered',
    entered: { ok: false, failure: readCardRefusal(String(code)) },
  }),
};

/** Reads a message of the frame; null when it is nothing that is known. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as FrameData;
  const { type } = fields;
  return typeof type === 'string' && Object.hasOwn(READERS, type) ? (READERS[type]?.(fields) ?? null) : null;
}
