import type { Transaction } from '../../platform/database/database.ts';

/** The server's own certificate with its sealed key. */
export interface ServerCertificateRow {
  readonly certificate: string;
  readonly privateKeySealed: Buffer;
  readonly thumbprint: string;
}

/** The newest certificate that has not expired, or null. */
export const findServerCertificate = (tx: Transaction, now: Date): Promise<ServerCertificateRow | null> =>
  tx.first({
    text: `select certificate, private_key_sealed as "privateKeySealed", thumbprint from server_certificates
      where not_after > $1 order by created_at desc limit 1`,
    values: [now],
  });

export async function insertServerCertificate(
  tx: Transaction,
  row: ServerCertificateRow & { id: string; notAfter: Date },
): Promise<void> {
  await tx.many({
    text: `insert into server_certificates (id, certificate, private_key_sealed, thumbprint, not_after)
      values ($1, $2, $3, $4, $5)`,
    values: [row.id, row.certificate, row.privateKeySealed, row.thumbprint, row.notAfter],
  });
}
