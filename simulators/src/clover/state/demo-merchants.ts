import { cloverId, cloverNumber, cloverUuid } from '../clover-id.ts';
import type { Employee, Merchant } from './merchant.ts';
import { DEMO_WORLD, type DemoMerchant } from './demo-world.ts';
import { demoInventory } from './demo-inventory.ts';
import { demoSales, demoTenders } from './demo-sales.ts';

/** Time at which the demo world joined Clover. */
const JOINED = Date.UTC(2024, 3, 15, 14);

/** Returns Clover's merchants at its first start. The same on every machine, save sales, which are dated from `now`, in milliseconds. */
export function demoMerchants(now: number): Merchant[] {
  return DEMO_WORLD.map((demo) => toMerchant(demo, now));
}

function toMerchant(demo: DemoMerchant, now: number): Merchant {
  const { key, name, phone, email } = demo;
  const [address1, city, zip] = demo.address;
  const merchant: Merchant = {
    id: cloverId(`merchant:${key}`),
    name,
    phoneNumber: phone,
    customerContactEmail: email,
    createdTime: JOINED,
    isBillable: true,
    address: { address1, city, state: 'QC', zip, country: 'CA', phoneNumber: phone },
    properties: {
      timezone: demo.timezone ?? 'America/Montreal',
      locale: 'fr_CA',
      defaultCurrency: 'CAD',
      tipsEnabled: true,
      pinLength: 4,
      supportPhone: phone,
      supportEmail: email,
      abaAccountNumber: `8150${cloverNumber(`aba:${key}`, 100_000)}`,
      ddaAccountNumber: `${4_000_000 + cloverNumber(`dda:${key}`, 999_999)}`,
    },
    employees: employees(demo),
    roles: ROLES.map(([systemRole, role]) => ({ id: cloverId(`role:${key}:${systemRole}`), name: role, systemRole })),
    devices: demo.devices.map(([device, serial], index) => toDevice(device, serial, index)),
    taxRates: taxRates(key, demo.taxes ?? 'fr'),
    ...(key === 'bistro' ? demoInventory(key) : { categories: [], modifierGroups: [], items: [] }),
    tenders: demoTenders(key),
    orders: [],
    payments: [],
    refunds: [],
    credits: [],
    billing: { status: 'ACTIVE', isInTrial: demo.isInstalled === false },
    isInstalled: demo.isInstalled ?? true,
  };
  return key === 'bistro' ? { ...merchant, ...demoSales(merchant, now) } : merchant;
}

const ROLES = [
  ['ADMIN', 'Administrateur'],
  ['MANAGER', 'Gérant'],
  ['EMPLOYEE', 'Employé'],
] as const;

const STAFF = [
  ['admin', 'ADMIN', ['Alexandre Morin', 'Nadia Benali', 'Louis Gagnon', 'Catherine Bergeron']],
  ['manager', 'MANAGER', ['Sophie Lapointe', 'Karim Haddad', 'Julie Fortin', 'Benoît Simard']],
  ['employee', 'EMPLOYEE', ['Rosa D’Amours', 'Jérémie Caron', 'Linh Tran', 'Océane Girard']],
] as const;

function employees({ key, owner, email, alsoEmployed = [] }: DemoMerchant): Employee[] {
  const staff = STAFF.map(([who, role, names]): Employee => {
    const name = names[cloverNumber(`${who}:${key}`, names.length)] ?? names[0];
    return { ...toEmployee(`${key}:${who}`, name), role, isOwner: false };
  });
  const others = alsoEmployed.map((name): Employee => {
    return { ...toEmployee(`${key}:${name}`, name), role: 'EMPLOYEE', isOwner: false };
  });
  return [{ ...toEmployee(`${key}:owner`, owner), email, role: 'ADMIN', isOwner: true }, ...staff, ...others];
}

function toEmployee(thing: string, name: string): Omit<Employee, 'role' | 'isOwner'> {
  const pin = String(1000 + cloverNumber(`pin:${thing}`, 9000));
  return {
    id: cloverId(`employee:${thing}`),
    name,
    nickname: name.split(' ')[0] ?? name,
    pin,
    unhashedPin: pin,
    claimedTime: JOINED,
    modifiedTime: JOINED,
  };
}

function toDevice(name: string, serial: string, index: number): Merchant['devices'][number] {
  const isFlex = serial.startsWith('C045');
  return {
    id: cloverUuid(`device:${serial}`),
    name,
    model: `Clover_${serial.slice(0, 4)}`,
    serial,
    secureId: cloverUuid(`android:${serial}`).replaceAll('-', '').slice(0, 16),
    deviceTypeName: isFlex ? 'FLEX' : 'STATION',
    productName: isFlex ? 'Flex 3' : 'Station Duo 2',
    orderPrefix: 'ABC'[index] ?? 'Z',
    terminalPrefix: index + 1,
    pinDisabled: false,
  };
}

function taxRates(key: string, taxes: NonNullable<DemoMerchant['taxes']>): Merchant['taxRates'] {
  const rate = (name: string, value: number) => ({
    id: cloverId(`tax:${key}:${name}`),
    name,
    rate: value,
    isDefault: value > 0,
    taxType: 'VAT_TAXABLE',
    modifiedTime: JOINED,
  });
  const charged = {
    fr: [rate('TPS', 500_000), rate('TVQ', 997_500)],
    en: [rate('GST', 500_000), rate('QST', 997_500)],
    combined: [rate('Taxes', 1_497_500)],
  };
  return [{ ...rate('NO_TAX_APPLIED', 0), taxType: 'VAT_EXEMPT' }, ...charged[taxes]];
}
