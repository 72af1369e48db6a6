import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import type { PosDevice, PosEmployee, PosMerchant, PosRole, PosTaxRate, PosTokens } from './pos-provider.ts';

/** Expirations in seconds, unlike every other time of this provider. Tokens are opaque and may grow. */
const tokens = z.object({
  access_token: z.string().min(1).max(16_384),
  access_token_expiration: z.number().positive(),
  refresh_token: z.string().min(1).max(16_384),
  refresh_token_expiration: z.number().positive(),
});

/** Cut rather than refused: one long name must not keep a merchant out. Null when there is none. */
const text = z
  .string()
  .nullish()
  .transform(
    (value) =>
      value
        ?.replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 255) || null,
  );

/** Makes a schema for a part that may be left out as a whole. */
const part = <Part extends z.ZodType>(schema: Part) => z.preprocess((value) => value ?? {}, schema);

/** Only what we use, each by name: `properties` also carries bank numbers, which are dropped here. */
const merchant = z.object({
  id: z.string(),
  name: text,
  owner: part(z.object({ id: text })),
  phoneNumber: text,
  customerContactEmail: text,
  address: part(z.object({ address1: text, address2: text, city: text, zip: text, phoneNumber: text })),
  properties: part(z.object({ timezone: text, locale: text })),
});

const key = z.string().min(1).max(64);
/** Time of a removal; removed rows come along with the others. */
const deletedTime = z.number().nullish();

/** Without the device code, which comes along as `pin` or `unhashedPin` and must not be kept. */
const employee = z.object({
  id: key,
  name: text,
  email: text,
  role: text,
  isOwner: z.boolean().nullish(),
  deletedTime,
});

const device = z.object({ id: key, name: text, model: text, productName: text, serial: text });

const taxRate = z.object({
  id: key,
  name: text,
  rate: z.int().nonnegative(),
  isDefault: z.boolean().nullish(),
  taxType: text,
  deletedTime,
});

const list = <Element extends z.ZodType>(element: Element) => z.object({ elements: z.array(element) });
const [employees, devices, taxRates] = [list(employee), list(device), list(taxRate)];

const ROLES: Readonly<Record<string, PosRole>> = {
  OWNER: 'owner',
  ADMIN: 'admin',
  MANAGER: 'manager',
  EMPLOYEE: 'employee',
};

const EASTERN = new Set(['America/Montreal', 'America/Toronto', 'America/New_York']);
const ATLANTIC = /^(America\/(Halifax|Moncton)|Atlantic\/\w+)$/;

/** A pair of tokens, or null when the reply is none. */
export function readTokens(reply: unknown): PosTokens | null {
  const { success, data } = tokens.safeParse(reply);
  if (!success) return null;
  return {
    accessToken: data.access_token,
    accessExpiresAt: new Date(data.access_token_expiration * 1000),
    refreshToken: data.refresh_token,
    refreshExpiresAt: new Date(data.refresh_token_expiration * 1000),
  };
}

/** A merchant in our words, or null when the reply is none. */
export function readMerchantReply(reply: unknown): PosMerchant | null {
  const { success, data } = merchant.safeParse(reply);
  if (!success) return null;
  const { id, name, owner, address, properties } = data;
  return {
    id,
    name: name ?? id,
    ownerId: owner.id,
    email: data.customerContactEmail,
    phone: data.phoneNumber ?? address.phoneNumber,
    addressLine: [address.address1, address.address2].filter(Boolean).join(', ') || null,
    city: address.city,
    postalCode: address.zip,
    timeZone: readTimeZone(properties.timezone ?? ''),
    language: properties.locale?.startsWith('en') ? 'en' : 'fr',
  };
}

function readTimeZone(zone: string): MerchantTimeZone | null {
  if (EASTERN.has(zone)) return 'America/Montreal';
  return ATLANTIC.test(zone) ? 'America/Halifax' : null;
}

/** An employee in our words, or null when the reply is none. */
export function readEmployeeReply(reply: unknown): PosEmployee | null {
  const { success, data } = employee.safeParse(reply);
  return success ? toEmployee(data) : null;
}

const toEmployee = ({ id, name, email, role, isOwner, deletedTime: left }: z.output<typeof employee>): PosEmployee => ({
  id,
  name: name ?? id,
  email,
  role: isOwner ? 'owner' : (ROLES[role?.toUpperCase() ?? ''] ?? 'other'),
  isActive: !left,
});

/** A page of employees, or null when the reply is none, such as for one element that is none. */
export const readEmployeesReply = (reply: unknown): readonly PosEmployee[] | null =>
  employees.safeParse(reply).data?.elements.map(toEmployee) ?? null;

/** A page of devices; null as above. */
export const readDevicesReply = (reply: unknown): readonly PosDevice[] | null =>
  devices.safeParse(reply).data?.elements.map(({ id, name, model, productName, serial }) => ({
    id,
    name,
    model: productName ?? model ?? '',
    serial: serial ?? '',
  })) ?? null;

/** A page of taxes, those that were removed with `isRemoved`; null as above. */
export const readTaxRatesReply = (reply: unknown): readonly (PosTaxRate & { isRemoved: boolean })[] | null =>
  taxRates.safeParse(reply).data?.elements.map(({ id, name, rate, isDefault, taxType, deletedTime: removed }) => ({
    id,
    name: name ?? id,
    rate,
    isDefault: isDefault ?? false,
    taxType,
    isRemoved: Boolean(removed),
  })) ?? null;
