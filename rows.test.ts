import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A feature is one word through all columns, in the same area: `git ls-files | grep <feature>` is the feature. A column
 * where a feature has nothing leaves it out.
 */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  base: [
    'access',
    'accounting',
    'activity-log',
    'audit',
    'exports',
    'figures',
    'incidents',
    'jobs',
    'key-rotation',
    'mail',
    'merchants',
    'record',
    'restores',
    'search',
    'sessions',
    'support-settings',
    'taxes',
  ],
  people: [
    'contacts',
    'impersonation',
    'memberships',
    'merchant-batches',
    'message-templates',
    'ownership',
    'partners',
    'profile',
    'registration',
    'users',
  ],
  sales: [
    'acceptance',
    'bills',
    'certification',
    'contracts',
    'customers',
    'device-reports',
    'devices',
    'employees',
    'estimates',
    'menu',
    'menu-provider',
    'proof',
    'reports',
    'server-certificate',
    'transmission-health',
    'transmissions',
  ],
  money: [
    'cards',
    'commissions',
    'invoices',
    'payments',
    'plan',
    'price-moves',
    'promo-codes',
    'revenue',
    'subscriptions',
  ],
  provider: ['pos-connection', 'pos-data', 'pos-sign-in'],
  help: ['appointments', 'guides', 'installation', 'notes', 'release-notes', 'support', 'technicians'],
};

/** The columns that areas order, and what a folder or file of a feature lies in there. */
const COLUMNS = ['domain/src', 'contract/src', 'api/src/features', 'web/src/features'];

/** Folders beside the areas, and why. */
const BESIDE_AREAS: Readonly<Record<string, readonly string[]>> = {
  // The API's document is about the calls of every area.
  'contract/src': ['document'],
};

/** Names like no feature, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'domain/src/base/amounts': 'cents and their rounding, under every feature that counts money',
  'domain/src/base/calendar': 'days and midnights of a zone',
  'domain/src/base/certificates': 'the state of a certificate, which devices, installation and the overview read',
  'domain/src/base/codes': 'codes that a person reads aloud: activation, promotion, recovery',
  'domain/src/base/files': 'the form of CSV files',
  'domain/src/base/languages': 'how each language writes numbers and days',
  'domain/src/base/results': 'the form of what a rule answers',
  'contract/src/sales/authority-error': 'a part of the messages of bills and of devices',
  'contract/src/sales/bill-documents': 'a part of the messages of bills',
  'contract/src/sales/contract-order': 'a part of the messages of contracts',
  'contract/src/sales/bill-result': 'a part of the messages of bills and of the device API',
  'contract/src/sales/device-event': 'a part of the messages of the device API',
  'contract/src/sales/device-api': 'what a terminal calls, across bills, devices and certificates',
  'contract/src/sales/device-configuration': 'a part of the messages of the device API',
  'contract/src/sales/menu-modifier': 'a part of the messages of the menu',
  'contract/src/sales/sent-estimates': 'a part of the messages of estimates',
  'contract/src/sales/estimate-content': 'a part of the messages of estimates',
  'contract/src/sales/annual-reports': 'a part of the messages of reports',
  'contract/src/sales/report-accounting': 'a part of the messages of reports',
  'contract/src/sales/report-overview': 'a part of the messages of reports: the state of everything at a glance',
  'contract/src/sales/report-charts': 'a part of the messages of reports',
  'contract/src/sales/business-standings': 'a part of the messages of reports: the businesses of one sign-in',
  'contract/src/sales/report-changes': 'a part of the messages of reports',
  'contract/src/sales/report-documents': 'a part of the messages of reports',
  'contract/src/sales/report-items': 'a part of the messages of reports',
  'contract/src/base/merchant-filter': 'a part of the messages of merchants',
  'contract/src/base/merchant-lists': 'a part of the messages of merchants',
  'contract/src/base/merchant-views': 'a part of the messages of merchants',
  'contract/src/base/selections': 'a part of the messages of merchants',
  'contract/src/people/invitations': 'a part of the messages of partners',
  'contract/src/money/billing-runs': 'a part of the messages of payments',
  'contract/src/money/revenue-accounting': 'a part of the messages of revenue',
  'contract/src/help/support-mails': 'a part of the messages of support',
  'contract/src/help/support-tickets': 'a part of the messages of support',
  'contract/src/money/unexpected-charges': 'a part of the messages of payments',
  'contract/src/money/plan-features': 'a rule of the messages of plan',
  'web/src/features/base/dashboard': 'the first screen of a merchant, made of the shared parts of all areas',
  'web/src/features/admin/dashboard': 'the first screen of an administrator, made of the shared parts of all areas',
  'web/src/features/admin/gestion': 'the frame around the tabs of spec §2 "/gestion"',
};

const root = import.meta.dirname;

/** Lists the names in one area of one column, without endings. */
const namesIn = (column: string, area: string): string[] => {
  const folder = path.join(root, column, area);
  if (!existsSync(folder)) return [];
  return [...new Set(readdirSync(folder).map((name) => name.replace(/(\.test)?\.tsx?$/, '')))];
};

/** The screens of administrators and partners are about features of every area. */
const featuresOf = (area: string): readonly string[] =>
  area === 'admin' ? Object.values(FEATURES).flat() : (FEATURES[area] ?? []);

describe.each(COLUMNS)('the column %s', (column) => {
  it('has the six areas and no other', () => {
    const folders = readdirSync(path.join(root, column), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const areas = [
      ...Object.keys(FEATURES),
      ...(BESIDE_AREAS[column] ?? []),
      ...(column.startsWith('web/') ? ['admin'] : []),
    ];
    expect(areas).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  });

  it.each([...Object.keys(FEATURES), 'admin'])('names what is in %s like the features of that area', (area) => {
    const strange = namesIn(column, area)
      .filter((name) => !featuresOf(area).includes(name))
      .map((name) => `${column}/${area}/${name}`);
    expect(strange.filter((one) => !(one in EXCEPTIONS))).toEqual([]);
  });
});

describe('the map of ARCHITECTURE.md', () => {
  const map = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

  it.each(Object.entries(FEATURES))('names every feature of %s, in order', (area, features) => {
    const [, row = ''] = new RegExp(`^\\| \`${area}\` +\\| ([a-z, -]+?) +\\|`, 'm').exec(map) ?? [];
    expect(row.split(', ')).toEqual(features);
  });
});

describe('the list of features', () => {
  it('names each feature once, and none that is in no column', () => {
    const all = Object.entries(FEATURES).flatMap(([area, names]) => names.map((name) => ({ area, name })));
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const absent = all.filter(({ area, name }) => !COLUMNS.some((column) => namesIn(column, area).includes(name)));
    expect(absent).toEqual([]);
  });

  it('excuses nothing that is not there', () => {
    const gone = Object.keys(EXCEPTIONS).filter(
      (one) =>
        !existsSync(path.join(root, one)) &&
        !existsSync(path.join(root, `${one}.ts`)) &&
        !existsSync(path.join(root, `${one}.test.ts`)),
    );
    expect(gone).toEqual([]);
  });
});
