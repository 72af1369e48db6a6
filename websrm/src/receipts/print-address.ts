/** A place of business; null where a part is not known. `postalCode`: with or without its space. */
export type PlaceOfBusiness = {
  civicNumber: string | null;
  street: string | null;
  city: string | null;
  postalCode: string | null;
};

/** The address lines of a document, for `business.addressLines`. Source: SRM-42. */
export function printAddress({ civicNumber, street, city, postalCode }: PlaceOfBusiness): string[] {
  const code = postalCode === null ? '' : printPostalCode(postalCode);
  return [
    [civicNumber, street].filter((part) => part !== null).join(' '),
    city === null ? '' : `${city} (Québec) ${code}`,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `G1K3Z4` → `G1K 3Z4`; anything else as it is. */
export function printPostalCode(code: string): string {
  return code.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2');
}
