import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Place of a sealed value: it opens there and nowhere else. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  /** The row's id. */
  readonly row: string;
}

/** Keeps secrets: AES-256-GCM, a fresh nonce each time. Sealed form: version (1) ‖ key id (4) ‖ nonce (12) ‖ tag (16) ‖ text. */
export interface Seal {
  /** Seals what is kept in one place, with the newest key. */
  seal(text: string, place: SealedPlace): Buffer;
  /** @throws SealError when the bytes were altered, are of another place, or sealed with a key that is not known */
  open(sealed: Buffer, place: SealedPlace): string;
  /** For what leaves and comes back: keys of their own for each purpose. */
  passing(purpose: string): PassingSeal;
  /** Opens what was sealed before values were bound to their places: only for giving such a value its place, once. */
  openUnbound(sealed: Buffer): string;
  /** Returns the prefix of everything that the newest key has sealed. */
  newest(): Buffer;
}

export interface PassingSeal {
  seal(text: string): Buffer;
  /** @throws Error when the bytes were altered, or sealed for something else */
  open(sealed: Buffer): string;
}

/**
 * A stored value that does not open in its place: altered, moved from another row, or sealed with a lost key. The log shows it under
 * this name with the place, which an operator looks at at once.
 */
class SealError extends Error {
  override readonly name = 'SealError';
  readonly place: string;

  constructor(place: string, cause: unknown) {
    super(`${place} does not open: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.place = place;
  }
}

const VERSION = 2;
const PREFIX_BYTES = 5;
const STORED = 'stored';

/** A key made of a secret for one purpose. `prefix`: the version and the key's id. */
interface Derived {
  readonly prefix: Buffer;
  readonly key: Buffer;
}

/** A seal with secrets of 32 bytes, the newest first. They are read each time, because they may change meanwhile. */
export function createSeal(readSecrets: () => readonly Buffer[]): Seal {
  const derive = rememberDerived();
  const keys = (purpose: string): Derived[] => readSecrets().map((secret) => derive(secret, purpose));
  const newest = (purpose: string): Derived => {
    const [first] = keys(purpose);
    if (!first) throw new Error('there is no sealing key');
    return first;
  };
  return {
    seal: (text, place) => sealWith(newest(STORED), text, describe(place)),
    open: (sealed, place) => openStored(keys(STORED), sealed, describe(place)),
    passing: (purpose) => ({
      seal: (text) => sealWith(newest(purpose), text, purpose),
      open: (sealed) => openWith(keys(purpose), sealed, purpose),
    }),
    openUnbound: (sealed) => openUnbound(readSecrets(), sealed),
    newest: () => newest(STORED).prefix,
  };
}

function openUnbound(secrets: readonly Buffer[], sealed: Buffer): string {
  for (const key of secrets) {
    try {
      return decipher({ key, sealed, bound: Buffer.alloc(0) });
    } catch {
      // another key has sealed it
    }
  }
  throw new Error('a sealed value opens with none of the keys');
}

const describe = ({ table, column, row }: SealedPlace): string => `${table}.${column}:${row}`;

function sealWith({ prefix, key }: Derived, text: string, place: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.concat([prefix, Buffer.from(place)]));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([prefix, nonce, cipher.getAuthTag(), sealed]);
}

function openStored(keys: readonly Derived[], sealed: Buffer, place: string): string {
  try {
    return openWith(keys, sealed, place);
  } catch (error) {
    throw new SealError(place, error);
  }
}

function openWith(keys: readonly Derived[], sealed: Buffer, place: string): string {
  const prefix = sealed.subarray(0, PREFIX_BYTES);
  const key = keys.find((one) => one.prefix.equals(prefix));
  if (!key) throw new Error('a value is sealed with a key that is not known');
  const bound = Buffer.concat([prefix, Buffer.from(place)]);
  return decipher({ key: key.key, sealed: sealed.subarray(PREFIX_BYTES), bound });
}

function decipher({ key, sealed, bound }: { key: Buffer; sealed: Buffer; bound: Buffer }): string {
  const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  opened.setAAD(bound);
  opened.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([opened.update(sealed.subarray(28)), opened.final()]).toString('utf8');
}

function rememberDerived(): (secret: Buffer, purpose: string) => Derived {
  const known = new Map<string, Derived>();
  return (secret, purpose) => {
    const name = `${purpose} ${secret.toString('base64')}`;
    const derived = known.get(name) ?? deriveKey(secret, purpose);
    known.set(name, derived);
    return derived;
  };
}

/** No purpose learns another's key, nor the secret itself. */
function deriveKey(secret: Buffer, purpose: string): Derived {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `comptoir ${purpose}`, 36));
  return { key: bytes.subarray(0, 32), prefix: Buffer.concat([Buffer.from([VERSION]), bytes.subarray(32)]) };
}
