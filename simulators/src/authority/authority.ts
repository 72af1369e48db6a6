import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AuthorityKeys, loadAuthorityKeys } from './keys/authority-keys.ts';
import { applyEntry } from './state/apply-entry.ts';
import { type AuthorityState, emptyState } from './state/authority-state.ts';
import { openJournal } from '../shared/journal.ts';
import type { JournalEntry } from './state/journal-entry.ts';
import { openTransactionTexts, type TransactionTexts } from './state/transaction-texts.ts';

/** The running authority, apart from its listeners. */
export interface Authority {
  readonly folder: string;
  readonly keys: AuthorityKeys;
  readonly state: AuthorityState;
  readonly texts: TransactionTexts;
  /** Requests taken since this start, refused ones and resends too. */
  requests: number;
  /** Writes to the journal first, then changes the state. */
  commit: (entry: JournalEntry) => void;
  close: () => void;
}

/** Opens `folder` and rebuilds the state from its journal. A folder without one becomes the demo world's authority. */
export async function openAuthority(folder: string, options: { strict: boolean }): Promise<Authority> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = await loadAuthorityKeys(folder);
  const state = emptyState(options.strict);
  const texts = openTransactionTexts(join(folder, 'transactions.jsonl'));
  const journal = openJournal<JournalEntry>(join(folder, 'journal.jsonl'), (entry) => applyEntry(state, entry));
  const { commit } = journal;
  if (state.versions.size === 0) commit(DEMO_WORLD);
  const close = () => {
    journal.close();
    texts.close();
  };
  return { folder, keys, state, texts, requests: 0, commit, close };
}

/** World that the authority knows at its first start: the vendor's product, its server, and the first merchant. */
const DEMO_WORLD: JournalEntry = {
  kind: 'registered',
  versions: [
    {
      idPartn: '00000000000AB0FF',
      idSev: '00000000000AB001',
      idVersi: '00000000000AB101',
      codCertif: 'FOB201999999',
      versi: '1.0.0',
    },
  ],
  servers: [{ code: 'S7R2-V5E8', cn: '1234567890' }],
  operators: [
    {
      qst: '4071234567TQ0001',
      gst: '812345676RT0001',
      fileNumber: 'ER0042',
      authorizationCode: 'K4M7-R2T9',
      cn: '4071234567',
      zone: 'America/Montreal',
    },
  ],
};
