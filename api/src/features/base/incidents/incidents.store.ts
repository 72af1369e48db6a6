import type { IncidentContent } from '@comptoir/contract/base/incidents';
import type { Transaction } from '../../../platform/database/database.ts';

/** A revision of an incident. */
export interface IncidentLine {
  readonly id: string;
  readonly number: number;
  readonly revision: number;
  readonly content: IncidentContent;
  readonly writtenAt: Date;
  readonly writtenBy: string;
}

const LINE = `i.id, i.number, r.revision, r.content, r.written_at as "writtenAt", u.name as "writtenBy"
  from incidents i join incident_revisions r on r.incident_id = i.id join users u on u.id = r.written_by`;

/** Incidents as they were last written, the newest first. */
export const listIncidentLines = (
  tx: Transaction,
  { before, limit }: { before: number | null; limit: number },
): Promise<IncidentLine[]> =>
  tx.many({
    text: `select ${LINE}
      where r.revision = (select max(l.revision) from incident_revisions l where l.incident_id = i.id)
        and ($1::integer is null or i.number < $1)
      order by i.number desc limit $2`,
    values: [before, limit],
  });

/** All that was written of an incident, the newest first. */
export const listRevisions = (tx: Transaction, id: string): Promise<IncidentLine[]> =>
  tx.many({ text: `select ${LINE} where i.id = $1 order by r.revision desc`, values: [id] });

/** Everything that was ever written in the register, in the order of its numbers. */
export const listRegister = (tx: Transaction): Promise<IncidentLine[]> =>
  tx.many({ text: `select ${LINE} order by i.number, r.revision` });

/** Under which incidents are numbered one after the other. */
const NUMBERING = 7_206_162;

/** Gives an incident the number after the last; null when its id is there already. */
export const insertIncident = (
  tx: Transaction,
  { id, at }: { id: string; at: Date },
): Promise<{ number: number } | null> => {
  tx.write({ text: 'select pg_advisory_xact_lock($1)', values: [NUMBERING] });
  return tx.first({
    text: `insert into incidents (id, number, recorded_at)
      select $1::uuid, coalesce(max(number), 0) + 1, $2::timestamptz from incidents having not bool_or(id = $1::uuid) is true
      returning number`,
    values: [id, at],
  });
};

/** Adds what was written; false when someone else has added that revision meanwhile. */
export async function insertRevision(
  tx: Transaction,
  added: { id: string; revision: number; content: IncidentContent; at: Date; userId: string },
): Promise<boolean> {
  const kept = await tx.first({
    text: `insert into incident_revisions (incident_id, revision, content, discovered_on, written_at, written_by)
      values (:id, :revision, :content, :discoveredOn, :at, :userId) on conflict do nothing returning revision`,
    values: {
      id: added.id,
      revision: added.revision,
      content: JSON.stringify(added.content),
      discoveredOn: added.content.discoveredOn,
      at: added.at,
      userId: added.userId,
    },
  });
  return kept !== null;
}
