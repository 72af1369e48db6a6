import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import {
  INFORMATION_FIELDS,
  mapInformation,
  type InformationField,
  type MerchantInformation,
} from '@comptoir/domain/base/merchants/merchant-information';
import type { MerchantRow } from './merchants.store.ts';

/** The fields that are read; the authorization code, a secret, is apart. */
type ReadField = Exclude<InformationField, 'authorization_code'>;
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type ColumnOf<Field extends ReadField> = Field extends 'address' ? 'street' : Camel<Field>;

/** The merchant information but for the code, by its columns; null what a draft leaves open. */
export type Information = Pick<MerchantRow, ColumnOf<ReadField> | 'isCaterer' | 'requireShift'>;

/** The column of a field, in code: `area_code` is `areaCode`. */
const columnOf = (field: ReadField): ColumnOf<ReadField> =>
  field === 'address'
    ? 'street'
    : (field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as ColumnOf<ReadField>);

const READ_FIELDS = INFORMATION_FIELDS.filter((field) => field !== 'authorization_code');

/** All of them and the switches, in the order of the form. */
const FIELDS = READ_FIELDS.map((field) => [field, columnOf(field)] as const).flatMap((field) =>
  field[0] === 'sub_sector'
    ? [field, ['isTraiteur', 'isCaterer'] as const, ['requireShift', 'requireShift'] as const]
    : [field],
);

type Nullable<Of> = { readonly [Key in keyof Of]: Of[Key] | null };

/** The wire names of the fields in which two versions of the merchant information differ, in the order of the form. */
export const listChangedFields = (before: Nullable<Information>, after: Information): string[] =>
  FIELDS.flatMap(([name, column]) => (before[column] === after[column] ? [] : [name]));

/** The merchant information by the wire names of its fields, as the audit trail keeps it. */
export const nameFields = (information: Nullable<Information>): Fields =>
  Object.fromEntries(FIELDS.map(([name, column]) => [name, information[column]]));

/** The information as a form has it: empty where there is nothing; the authorization code, a secret, too. */
export const formOf = (merchant: Information): MerchantInformation =>
  mapInformation((field) => (field === 'authorization_code' ? '' : (merchant[columnOf(field)] ?? '')));

/** The texts of a form by their columns; null what a draft leaves open. */
export const columnsOf = (form: MerchantInformation) =>
  Object.fromEntries(READ_FIELDS.map((field) => [columnOf(field), form[field] === '' ? null : form[field]])) as Omit<
    Information,
    'isCaterer' | 'requireShift'
  >;

/** A merchant under the wire names that spec §3 gives. */
export const viewOf = (merchant: MerchantRow): MerchantView => ({
  id: merchant.id,
  partnerId: merchant.partnerId,
  subscriptionCompleted: merchant.subscriptionCompleted,
  isTraiteur: merchant.isCaterer,
  requireShift: merchant.requireShift,
  active: merchant.active,
  version: merchant.version,
  hasAuthorizationCode: merchant.hasAuthorizationCode,
  authorizationCodeSetAt: merchant.authorizationCodeSetAt?.toISOString() ?? null,
  ...(Object.fromEntries(READ_FIELDS.map((field) => [field, merchant[columnOf(field)]])) as Pick<
    MerchantView,
    ReadField
  >),
});
