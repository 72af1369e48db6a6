/** Address of a merchant, as far as it has said. */
export interface Address {
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
}

/** 418 555-0142, as it is written in Québec; empty where it is not known. */
export const phoneLine = ({ areaCode, phoneNumber }: { areaCode: string | null; phoneNumber: string | null }): string =>
  [areaCode, phoneNumber?.replace(/^(\d{3})(\d{4})$/, '$1-$2')].filter(Boolean).join('\u00A0');

/** An address as it is written on an envelope in Québec; no line for what is not known. */
export function addressLines({ civicNumber, street, city, postalCode }: Address): string[] {
  const place = city ? [`${city} (Québec)`] : [];
  const code = postalCode ? [postalCode.replace(/^(\w{3})\s*(\w{3})$/, '$1 $2')] : [];
  const lines = [[civicNumber, street].filter(Boolean).join(', '), [...place, ...code].join('  ')];
  return lines.filter((line) => line !== '');
}
