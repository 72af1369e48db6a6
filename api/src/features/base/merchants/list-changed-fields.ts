import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Information } from './merchants.store.ts';

/** The wire names of the fields in which two versions of the merchant information differ, in the order of the form. */
export const listChangedFields = (before: Nullable<Information>, after: Information): string[] =>
  FIELDS.flatMap(([name, field]) => (before[field] === after[field] ? [] : [name]));

/** The merchant information by the wire names of its fields, as the audit trail keeps it. */
export const nameFields = (information: Nullable<Information>): Fields =>
  Object.fromEntries(FIELDS.map(([name, field]) => [name, information[field]]));

type Nullable<Of> = { readonly [Key in keyof Of]: Of[Key] | null };

const FIELDS = [
  ['company_name', 'companyName'],
  ['sub_sector', 'subSector'],
  ['isTraiteur', 'isCaterer'],
  ['requireShift', 'requireShift'],
  ['time_zone', 'timeZone'],
  ['file_number', 'fileNumber'],
  ['qst_number', 'qstNumber'],
  ['gst_number', 'gstNumber'],
  ['area_code', 'areaCode'],
  ['phone_number', 'phoneNumber'],
  ['civic_number', 'civicNumber'],
  ['address', 'street'],
  ['city', 'city'],
  ['postal_code', 'postalCode'],
] as const satisfies readonly (readonly [string, keyof Information])[];
