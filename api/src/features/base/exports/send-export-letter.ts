import { dateFormat, numberFormat } from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import { deliverMail, type DeliveryDeps } from '../mail/deliver-mail.ts';
import { greet, SIGNATURES } from '../mail/letter-words.ts';
import { renderLetter } from '../mail/render-letter.ts';
import { exportsMailEn, type ExportsMailTexts } from './exports-mail.en.ts';
import { exportsMailFr } from './exports-mail.fr.ts';
import { findExportLetter } from './exports.store.ts';

/** The task that writes to whom a file was made for. */
export const SEND_EXPORT_LETTER = 'send-export-letter';

export interface ExportLetterDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: { readonly publicUrl: string };
}

const TEXTS: Readonly<Record<Language, ExportsMailTexts>> = { fr: exportsMailFr, en: exportsMailEn };

/** Says that a file is ready, or that it could not be made; nothing of one that is gone meanwhile. @throws Error when it is worth another try */
export async function sendExportLetter(deps: ExportLetterDeps, id: string): Promise<void> {
  const facts = await deps.database.transaction({ role: 'system' }, (tx) => findExportLetter(tx, id));
  if (!facts || (facts.expiresAt && facts.expiresAt <= deps.now())) return;
  // Mail is French unless they chose otherwise (decision 13).
  const language = facts.language ?? 'fr';
  const words = TEXTS[language];
  const { timeZone, expiresAt, companyName, rows } = facts;
  const what = words.what[facts.kind];
  const until = expiresAt
    ? dateFormat({ language, timeZone }, { dateStyle: 'long', timeStyle: 'short' }).format(expiresAt)
    : null;
  const rendered = renderLetter({
    business: companyName,
    ...(until ? words.ready({ what, companyName }) : words.failed({ what, companyName })),
    language,
    greeting: greet(facts.name, language),
    entries: until
      ? [
          [words.rows, numberFormat(language, {}).format(rows ?? 0)],
          [words.until, until],
        ]
      : [],
    link: `${deps.config.publicUrl}/exports?open=${id}`,
    signature: SIGNATURES[language],
  });
  await deliverMail(deps, { to: { name: facts.name, address: facts.email }, ...rendered }, { facts: { exportId: id } });
}
