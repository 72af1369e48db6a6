import type { importPrivateKey, importPublicKey } from '@comptoir/websrm/signing/keys';

/** Key that a terminal signs with, and what its request for a certificate states of it. */
export interface KeyPair {
  readonly privateKey: SigningKey;
  readonly publicKey: Awaited<ReturnType<typeof importPublicKey>>;
  /** SubjectPublicKeyInfo of the public key, base64. */
  readonly spki: string;
}

export type SigningKey = Awaited<ReturnType<typeof importPrivateKey>>;

/** Keys of one terminal, by name. */
export interface Keys {
  /** Makes a key once, and keeps it before anyone hears of it. @throws TerminalError when what is kept is no key */
  ensure(name: string): Promise<KeyPair>;
  /** Opens a key to sign with. @throws TerminalError when it is not there, or no key */
  open(name: string): Promise<SigningKey>;
  /** Deletes all keys but these. */
  keepOnly(names: readonly string[]): Promise<void>;
}

/** A file of lines that only grows. */
export interface Lines {
  /** In bytes. */
  size(): Promise<number>;
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Appends bytes that outlive a power cut once this returns. When it fails, the file is as it was. */
  append(bytes: Uint8Array): Promise<void>;
  cutAt(size: number): Promise<void>;
  /** Reads all lines, oldest first; years of them are never held at once. */
  each(): AsyncIterable<string>;
  close(): Promise<void>;
}

/** Files and keys of one terminal, by name. */
export interface Folder {
  readonly keys: Keys;
  /** Path of a file, as messages name it. */
  pathOf(name: string): string;
  /** Null when there is no such file. */
  read(name: string): Promise<string | null>;
  /** Replaces a file in one step that survives a power cut: the old content or the new one, and the new one once this returns. */
  write(name: string, content: string): Promise<void>;
  /** Replaces a file in one step, and does not wait for the disk: for what costs time when it is lost, and never a bill. */
  writeLoosely(name: string, content: string): Promise<void>;
  remove(name: string): Promise<void>;
  openLines(name: string): Promise<Lines>;
}

/** Longest wait for a folder, and the notice of a wait. */
export interface Turn {
  readonly waitMs: number;
  /** Called once, when another has had the folder for `announceAfterMs`. */
  readonly onWaiting?: (owner: number) => void;
  readonly announceAfterMs?: number;
}

/** Another kept a folder for longer than the caller would wait. */
export class FolderBusyError extends Error {
  /** Number of its process. */
  readonly owner: number;
  constructor(owner: number) {
    super(`the folder is held by process ${owner}`);
    this.owner = owner;
  }
}

/** Folders of the terminals of this machine. */
export interface Folders {
  /** Names of those that there are, linked or not. */
  names(): Promise<string[]>;
  open(name: string): Folder;
  /** Runs `work` while no one else has this folder in hand; it is made when it is new. @throws FolderBusyError */
  alone<T>(name: string, turn: Turn, work: (folder: Folder) => Promise<T>): Promise<T>;
}

/** Uptime of the computer, which no one can set. `boot` is of one start; empty where the system does not say. */
export interface Uptime {
  readonly boot: string;
  readonly ms: number;
}
