import type { Actor } from '@comptoir/domain/base/access/access';
import { keptUntil } from '@comptoir/domain/base/incidents/check-incident';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { toCsv } from '../../../platform/files/shown-csv.ts';
import { ROW_FORMATS } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import { writeAudit } from '../record/write-audit.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { incidentsEn, type IncidentTexts } from './incidents.en.ts';
import { incidentsFr } from './incidents.fr.ts';
import { listRegister, type IncidentLine } from './incidents.store.ts';
import type { IncidentDeps } from './write-incident.ts';

const TEXTS: Readonly<Record<Language, IncidentTexts>> = { fr: incidentsFr, en: incidentsEn };

/** The whole register as a file, a line for each revision; that it was taken is in the audit trail. */
export async function exportIncidents(
  { database, now }: IncidentDeps,
  actor: Actor,
  language: Language,
): Promise<File> {
  const words = TEXTS[language];
  const lines = await database.transaction(scopeOfActor(actor), (tx) => {
    const record = { action: 'incidents-exported', facts: {} } as const;
    writeAudit(tx, { occurredAt: now(), subject: { type: 'incident', id: null }, record });
    return listRegister(tx);
  });
  return {
    name: words.fileName,
    business: null,
    contentType: ROW_FORMATS.csv.contentType,
    content: Buffer.from(toCsv([words.head, ...lines.map((line) => cellsOf(line, words))], language)),
    count: lines.length,
  };
}

const cellsOf = ({ content, ...line }: IncidentLine, words: IncidentTexts) => [
  { amount: line.number, decimals: 0 },
  { amount: line.revision, decimals: 0 },
  content.circumstances,
  content.information,
  content.happenedFrom,
  content.happenedUntil ?? '',
  content.discoveredOn,
  content.peopleCount === null ? '' : { amount: content.peopleCount, decimals: 0 },
  content.isSerious ? words.yes : words.no,
  content.riskReasons,
  content.authorityNotifiedOn ?? '',
  content.peopleNotifiedOn ?? '',
  content.measures,
  line.writtenAt.toISOString(),
  line.writtenBy,
  keptUntil(content.discoveredOn),
];
