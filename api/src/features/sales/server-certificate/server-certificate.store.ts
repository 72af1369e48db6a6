import type { Transaction } from '../../../platform/database/database.ts';

/** The server's own certificate with its sealed key. */
export interface ServerCertificateRow {
  readonly id: string;
  readonly certificate: string;
  readonly privateKeySealed: Buffer;
  readonly thumbprint: string;
}

/** The newest certificate that has not expired, or null. */
export const findServerCertificate = (tx: Transaction, now: Date): Promise<ServerCertificateRow | null> =>
  tx.first({
    text: `select id, certificate, private_key_sealed as "privateKeySealed", thumbprint from server_certificates
      where not_after > $1 and ended_at is null order by created_at desc, id desc limit 1`,
    values: [now],
  });

export async function insertServerCertificate(
  tx: Transaction,
  row: ServerCertificateRow & { notAfter: Date; createdAt: Date },
): Promise<void> {
  await tx.many({
    text: `insert into server_certificates (id, certificate, private_key_sealed, thumbprint, not_after, created_at)
      values (:id, :certificate, :privateKeySealed, :thumbprint, :notAfter, :createdAt)`,
    values: {
      id: row.id,
      certificate: row.certificate,
      privateKeySealed: row.privateKeySealed,
      thumbprint: row.thumbprint,
      notAfter: row.notAfter,
      createdAt: row.createdAt,
    },
  });
}

/** Certificates that still count beside a newer one that was there before a moment: they are no longer used. */
export const listOutdated = (
  tx: Transaction,
  { now, usedSince }: { now: Date; usedSince: Date },
): Promise<{ id: string; certificate: string }[]> =>
  tx.many({
    text: `select id, certificate from server_certificates old
      where not_after > $1 and ended_at is null and exists (
        select from server_certificates newer where newer.created_at > old.created_at and newer.created_at < $2
          and newer.ended_at is null and newer.not_after > $1
      )
      order by created_at`,
    values: [now, usedSince],
  });

export const setEnded = (tx: Transaction, id: string, now: Date): void =>
  tx.write({ text: 'update server_certificates set ended_at = $2 where id = $1', values: [id, now] });
