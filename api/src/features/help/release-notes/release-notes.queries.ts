import type { ReleaseNoteView } from '@comptoir/contract/help/release-notes';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** What is new in a language, newest first. */
export const listReleaseNoteLines = (tx: Transaction, language: Language): Promise<ReleaseNoteView[]> =>
  tx.many({
    text: `select id, to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
        case $1 when 'fr' then title_fr else title_en end as title,
        case $1 when 'fr' then text_fr else text_en end as text
      from release_notes order by published_on desc, id desc`,
    values: [language],
  });

/** The day until which a person has seen them, `YYYY-MM-DD`; null for never. */
export const findSeenUntil = async (tx: Transaction, userId: string): Promise<string | null> =>
  (
    await tx.first<{ seenUntil: string | null }>({
      text: `select to_char(release_notes_seen_on, 'YYYY-MM-DD') as "seenUntil" from users where id = $1`,
      values: [userId],
    })
  )?.seenUntil ?? null;
