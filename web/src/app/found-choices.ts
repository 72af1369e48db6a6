import type { SearchFindings } from '@comptoir/contract/base/search';
import { formatDay, formatMoney, type Reader } from '../lib/format.ts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Role } from '@comptoir/domain/base/access/access';
import { PATHS } from './paths.ts';
import type { Choice } from './recent-choices.ts';
import type { ScreenName } from './screens.ts';

/** A kind of thing that is found on the server. */
export type Kind = keyof SearchFindings;

/** In the order in which they are offered. */
export const KINDS: readonly Kind[] = ['merchants', 'bills', 'invoices', 'devices', 'people', 'partners'];

interface Looking {
  readonly role: Role;
  readonly reader: Reader;
}

interface Place {
  readonly path?: string;
  readonly search?: Readonly<Record<string, string | null>>;
}

/** Returns a choice per finding, with the screen that shows it to one of this role. */
export function foundChoices(findings: SearchFindings, looking: Looking): Readonly<Record<Kind, readonly Choice[]>> {
  const { reader } = looking;
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return {
    merchants: findings.merchants.map(({ id, company_name: label, city, file_number: file }) => ({
      ...placeOf('merchantDetails', { search: { merchantId: id } }),
      label,
      hint: hintOf(city, file),
    })),
    bills: findings.bills.map(({ id, number, merchantId, company_name: name, signedAt, totalCents }) => ({
      ...placeOf('sale', { path: PATHS.sale.replace('$idBill', id), search: ofMerchant(looking, merchantId) }),
      label: number,
      hint: hintOf(nameFor(looking, name), formatDay(new Date(signedAt), reader), money(totalCents)),
    })),
    invoices: findings.invoices.map(({ id, number, merchantId, company_name: name, totalCents }) => ({
      ...invoicePlace(looking, { id, merchantId }),
      label: number,
      hint: hintOf(nameFor(looking, name), money(totalCents)),
    })),
    devices: findings.devices.map((device) => ({
      ...placeOf('devices', { search: { ...ofMerchant(looking, device.merchantId), open: device.id } }),
      label: device.name,
      hint: hintOf(device.deviceNumber, device.androidSerial, nameFor(looking, device.company_name)),
    })),
    people: findings.people.map((person) => ({
      ...personPlace(looking, person),
      label: person.name,
      hint: hintOf(person.email, nameFor(looking, person.of)),
    })),
    partners: findings.partners.map(({ id, name, email }) => ({
      ...placeOf('partner-details', { path: PATHS['partner-details'].replace('$idPartner', id) }),
      label: name,
      hint: email,
    })),
  };
}

/** Of a merchant's own things no one needs to read whose they are. */
const nameFor = ({ role }: Looking, name: string | null): string | null => (role === 'merchant' ? null : name);

const ofMerchant = ({ role }: Looking, merchantId: string | null): Readonly<Record<string, string | null>> =>
  role === 'merchant' ? {} : { merchantId };

function invoicePlace(looking: Looking, { id, merchantId }: { id: string; merchantId: string }) {
  const search = { ...ofMerchant(looking, merchantId), open: id };
  return looking.role === 'admin'
    ? placeOf('merchantMoney', { search })
    : placeOf('bills', { search: { ...search, view: 'all' } });
}

/** Administrators find people in the list of users; others among the contacts of a merchant, a partner's own on its page. */
function personPlace(looking: Looking, { email, merchantId, partnerId }: SearchFindings['people'][number]) {
  if (looking.role === 'admin') return placeOf('users', { search: { q: email } });
  if (merchantId !== null) return placeOf('contacts', { search: ofMerchant(looking, merchantId) });
  return placeOf('partner-details', { path: PATHS['partner-details'].replace('$idPartner', partnerId ?? '') });
}

function placeOf(screen: ScreenName, { path = PATHS[screen], search = {} }: Place): Pick<Choice, 'screen' | 'href'> {
  const known = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== null);
  const query = new URLSearchParams(known).toString();
  return { screen, href: query ? `${path}?${query}` : path };
}

const hintOf = (...parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(' · ') || null;
