/** The fields of a QR text, in order, with their fixed lengths: 329 characters in all. */
const FIELDS = {
  emprCertifSEV: 40,
  datTrans: 14,
  TPS: 13,
  TVQ: 13,
  apresTax: 13,
  mtdu: 13,
  noTPS: 15,
  noTVQ: 16,
  modImpr: 3,
  modTrans: 3,
  actu: 88,
  preced: 88,
  noTrans: 10,
} as const;

export type QrField = keyof typeof FIELDS;

/** Reads the fields of a decrypted QR text; null when it is none. */
export function readQrText(text: string): Record<QrField, string> | null {
  const lengths = Object.values(FIELDS);
  if (text.length !== lengths.reduce<number>((sum, length) => sum + length, 0)) return null;
  let offset = 0;
  const cut = (length: number) => text.slice(offset, (offset += length));
  const entries = Object.entries(FIELDS).map(([name, length]) => [name, cut(length)]);
  const fields: Record<QrField, string> = Object.fromEntries(entries);
  return { ...fields, noTrans: fields.noTrans.replace(/^=+/, '') };
}
