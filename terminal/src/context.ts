import type { Folders, Uptime } from './platform.ts';
import type { Language } from './texts/language.ts';

/** The world around a terminal: folders, address, clock, screen. */
export interface Context {
  readonly folders: Folders;
  /** Address of Comptoir, without `/api`. */
  readonly apiUrl: string;
  readonly language: Language;
  readonly now: () => Date;
  readonly uptime: () => Uptime;
  readonly screen: Screen;
  /** Aborted when a person wants a long command to end. */
  readonly stop: AbortSignal;
}

/** Output of a command. `columns` is null when the width of the paper is not known. */
export interface Screen {
  readonly columns: number | null;
  readonly isInteractive: boolean;
  print(line: string): void;
  warn(line: string): void;
  /** Rewrites one line in place; does nothing when the output is not interactive. */
  progress(line: string): void;
  /** Asks a person; null when there is none. */
  ask(question: string): Promise<string | null>;
}
