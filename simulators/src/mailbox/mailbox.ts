import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { applyFault, type FaultEntry } from '../shared/waiting-faults.ts';
import { openJournal } from '../shared/journal.ts';
import type { MailFault } from './mail-fault.ts';
import type { StoredMessage } from './stored-message.ts';

interface MailboxState {
  /** Oldest first. */
  messages: Map<number, StoredMessage>;
  /** Never given twice, not even after everything has been deleted. */
  lastId: number;
  faults: MailFault[];
  /** Address that answers are passed on to; null until the portal has set it. */
  webhookUrl: string | null;
  /** Address to which returns are reported; null until the portal has set it. */
  reportUrl: string | null;
}

type JournalEntry =
  | { kind: 'message'; message: StoredMessage }
  | { kind: 'emptied' }
  | { kind: 'configured'; webhookUrl: string; reportUrl?: string | undefined }
  | FaultEntry<MailFault>;

/** The running mailbox, apart from its listeners. */
export interface Mailbox {
  readonly folder: string;
  readonly state: MailboxState;
  commit: (entry: JournalEntry) => void;
  close: () => void;
}

/** Opens `folder` with the mails that were received there before. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const state: MailboxState = { messages: new Map(), lastId: 0, faults: [], webhookUrl: null, reportUrl: null };
  const { commit, close } = openJournal<JournalEntry>(join(folder, 'journal.jsonl'), (entry) =>
    applyEntry(state, entry),
  );
  return { folder, state, commit, close };
}

function applyEntry(state: MailboxState, entry: JournalEntry): void {
  switch (entry.kind) {
    case 'message':
      state.messages.set(entry.message.id, entry.message);
      state.lastId = entry.message.id;
      break;
    case 'configured':
      state.webhookUrl = entry.webhookUrl;
      state.reportUrl = entry.reportUrl ?? null;
      break;
    case 'emptied':
      state.messages.clear();
      break;
    case 'fault':
    case 'fault-used':
    case 'faults-cleared':
      state.faults = applyFault(state.faults, entry);
  }
}
