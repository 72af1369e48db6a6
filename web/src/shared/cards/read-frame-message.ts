import type { Entered } from './card-fields.ts';

/** What the frame with the fields tells the page around it. */
export type FrameMessage =
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'submit-asked' }
  | { readonly type: 'entered'; readonly entered: Entered };

type Told = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<string, (told: Told) => FrameMessage | null>> = {
  resize: ({ height }) => (typeof height === 'number' ? { type: 'resize', height } : null),
  'submit-asked': () => ({ type: 'submit-asked' }),
  'card-saved': ({ token }) => (typeof token === 'string' ? { type: 'entered', entered: { ok: true, token } } : null),
  'card-error': ({ code }) => ({
    type: 'entered',
    entered: { ok: false, failure: code === 'unavailable' ? 'unavailable' : 'incorrect' },
  }),
};

/** What the frame says, or null when it is nothing that is known. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const told = data as Told;
  const { type } = told;
  return typeof type === 'string' && Object.hasOwn(READERS, type) ? (READERS[type]?.(told) ?? null) : null;
}
