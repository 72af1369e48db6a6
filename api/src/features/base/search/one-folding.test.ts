import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { findableText } from '@comptoir/domain/base/search/findable-text';
import { foldText } from '@comptoir/domain/base/search/fold-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aCaterer, anEstimate } from '../../../../test/factories/caterers.ts';
import { aPartner, asServer, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTicket } from '../../../../test/factories/tickets.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

/** As a word processor writes it, and as keyboards do. */
const NAME = 'L’Œuf d’Élise\u202FJean‑François & Đặng, St-Roch';
const TYPED = [
  "l'oeuf",
  "d'elise jean-francois",
  'ÉLISE JEAN–FRANÇOIS',
  'dang',
  'et dang',
  'saint-roch',
  'l`œuf d´élise',
];

describe('the database folds as the portal does', () => {
  const foldAll = (texts: readonly string[]) =>
    asServer<{ folded: string; findable: string }>(test, {
      text: 'select fold(t) as folded, findable(t) as findable from unnest($1::text[]) with ordinality u (t, n) order by n',
      values: [texts],
    });

  it.each([
    [
      'what people write',
      [NAME, ...TYPED, ' a\u00A0b\t c\n', "O'Neil & Fils", 'Été—Hiver', 'ΝΈΟΣ Кафе ՏՈՒՆ', '½ n° № ﬁ ǽ Ǿ ŉ ẞ İ ı'],
    ],
    [
      'other ways of writing',
      ['Ste-Foy et Sainte-Anne', 'st. John and Saint Paul', 'A&W', '(418) 555-0142 p. 12', '1 2((3', 'station band'],
    ],
    [
      'domains with accents',
      [
        'info@xn--caf-montral-dbbg.ca',
        'XN--QUBEC-CSA and xn--r8jz45g.xn--zckzah',
        'xn-- xn--- xn--a xn--a- xn--é xn--99999999 xn--zzzzzzzzzzzz xn--ls8h',
        `xn--${'z'.repeat(80)}`,
        `xn--${'a'.repeat(80)}`,
        `xn--${'-'.repeat(80)}`,
      ],
    ],
    ['every sign up to U+FFFF', every((text) => !/[\p{Cs}\p{Cn}\p{Co}\0]/u.test(text))],
    [
      'every letter that is made of others, among others',
      every((text) => text.normalize('NFKD') !== text && /\p{L}/u.test(text)).map((text) => `x${text}y ${text}`),
    ],
  ])('%s', async (_, texts) => {
    const rows = await foldAll(texts);
    expect(rows).toHaveLength(texts.length);
    const wrong = texts.filter(
      (text, at) => rows[at]?.folded !== foldText(text) || rows[at]?.findable !== findableText(text),
    );
    expect(wrong).toEqual([]);
  });
});

/** One text for each sign of the basic plane that is wanted. */
function every(isWanted: (text: string) => boolean): string[] {
  return Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code + 1)).filter(
    // U+A7F1 came with an edition of Unicode that PostgreSQL does not have
    (text) => !/[\u{D800}-\u{DFFF}\uA7F1]/u.test(text) && isWanted(text),
  );
}

interface Searched {
  readonly as: 'admin' | 'manager';
  /** Parameters of the call beside the search. */
  readonly query?: string;
  /** Text of the reply when the row is found. */
  readonly shows: () => string;
}

let tokens: Readonly<Record<Searched['as'], string>>;
let ids: Readonly<Record<'merchant' | 'partner' | 'user' | 'ticket', string>>;

beforeAll(async () => {
  const partner = await aPartner(test);
  const caterer = await aCaterer(test, partner);
  const admin = await aUser(test, { role: 'admin' });
  tokens = { admin: admin.token, manager: caterer.token };
  const estimate = await anEstimate(test, caterer.merchantId);
  const ticket = await aTicket(test, { userId: admin.id, message: NAME });
  ids = { merchant: caterer.merchantId, partner, user: admin.id, ticket };
  const rename = [
    'update partners set name = $2 where id = $1',
    'update merchants set company_name = $2 where id = $1',
    'update users set name = $2 where id = $1',
    'update customers set name = $2 where merchant_id = $1',
    `update estimate_revisions set customer = jsonb_build_object('name', $2::text, 'company', '') where estimate_id = $1`,
  ];
  for (const [at, id] of [partner, caterer.merchantId, admin.id, caterer.merchantId, estimate].entries())
    await asSystem(test, { text: rename[at] ?? '', values: [id, NAME] });
  await asSystem(test, {
    text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
      values ($1, $2, now(), 'device-linked', jsonb_build_object('by', $3::text))`,
    values: [uuid(), caterer.merchantId, NAME],
  });
});

const COUNT = (): string => '"count":1';
const SEARCHED: Readonly<Record<string, Searched>> = {
  listMerchants: { as: 'admin', shows: () => ids.merchant },
  getMerchantCount: { as: 'admin', shows: COUNT },
  exportMerchants: { as: 'admin', query: '&format=csv', shows: () => 'Jean‑François' },
  search: { as: 'admin', shows: () => ids.user },
  listLogs: { as: 'manager', shows: () => 'device-linked' },
  getLogCounts: { as: 'manager', shows: COUNT },
  listAudit: { as: 'admin', shows: () => ids.user },
  exportAudit: { as: 'admin', query: `&from=2020-01-01&to=2030-01-01`, shows: () => 'Jean‑François' },
  listUsers: { as: 'admin', shows: () => ids.user },
  listPartnerStandings: { as: 'admin', shows: () => ids.partner },
  listCustomers: { as: 'manager', shows: () => 'Jean‑François' },
  listContracts: { as: 'manager', shows: () => 'C-2026-0001' },
  listEstimates: { as: 'manager', shows: () => 'Jean‑François' },
  sumEstimates: { as: 'manager', shows: COUNT },
  listTickets: { as: 'admin', shows: () => ids.ticket },
  getTicketCounts: { as: 'admin', shows: () => '"open":1' },
};
/** Calls that search numbers, amounts and mentions alone. */
const NUMBERED = ['exportBills', 'listBills', 'sumBills'];

const nameOf = (query: unknown): 'q' | 'search' | undefined => {
  const shape = (query as { shape?: Readonly<Record<string, unknown>> }).shape ?? {};
  return (['q', 'search'] as const).find((name) => name in shape);
};

it('every search of the contract is looked at', () => {
  const searching = Object.entries(ENDPOINTS).flatMap(([name, { query }]) => (nameOf(query) ? [name] : []));
  expect(searching.toSorted()).toEqual([...Object.keys(SEARCHED), ...NUMBERED].toSorted());
});

async function ask(name: string, typed: string): Promise<string> {
  const endpoint = ENDPOINTS[name];
  const { as, query = '' } = SEARCHED[name] ?? { as: 'admin' };
  const url = `/api${endpoint?.path}?${nameOf(endpoint?.query)}=${encodeURIComponent(typed)}${query}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens[as]) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.body;
}

describe.each(Object.entries(SEARCHED))('%s', (name, { shows }) => {
  // the log is looked through by its own sentences, which have no other way of writing
  it.each(name.includes('Log') ? TYPED.slice(0, 4) : TYPED)('finds by %j', async (typed) => {
    expect(await ask(name, typed)).toContain(shows());
  });
});

// what is exported from the audit trail holds that it is exported, and what was looked for
const SILENT = Object.entries(SEARCHED).filter(([name]) => name !== 'exportAudit');
it.each(SILENT)('%s does not find what is not there', async (name, { shows }) => {
  expect(await ask(name, `zz${name} kkwwvv`)).not.toContain(shows());
});

describe('telephone numbers are found by their figures', () => {
  beforeAll(async () => {
    const numbers = [
      ["update customers set telephone = '(418) 555-0177' where merchant_id = $1", ids.merchant],
      ["update merchants set area_code = '418', phone_number = '5550177' where id = $1", ids.merchant],
      ["update partners set telephone = '418.555.0177 poste 12' where id = $1", ids.partner],
    ] as const;
    for (const [text, id] of numbers) await asSystem(test, { text, values: [id] });
  });

  it.each(['4185550177', '418-555-0177', '418 555 0177', '1 (418) 555-0177', '418–555–0177', '555-0177', '0177'])(
    '%s',
    async (typed) => {
      const asked = [
        ['manager', `/api/customers?q=`],
        ['manager', `/api/estimates?q=`],
        ['admin', `/api/merchant?q=`],
        ['admin', `/api/partner-standings?q=`],
      ] as const;
      for (const [as, url] of asked) {
        const reply = await test.app.inject({
          method: 'GET',
          url: url + encodeURIComponent(typed),
          headers: bearer(tokens[as]),
        });
        expect(reply.body, url).toContain('Jean‑François');
      }
    },
  );
});

describe('merchants are found by', () => {
  beforeAll(async () => {
    await asSystem(test, {
      text: "update merchants set civic_number = '12', street = 'rue du Sault-au-Matelot', postal_code = 'G1K3Z4', file_number = 'ER0042' where id = $1",
      values: [ids.merchant],
    });
    const { id } = await aUser(test, { role: 'merchant', merchantId: ids.merchant });
    await asSystem(test, { text: "update users set name = 'Camille Roy' where id = $1", values: [id] });
  });
  it.each(['sault au matelot', 'G1K 3Z4', 'g1k3z4', 'er42', 'ER0042', 'camille roy', 'roy camille'])(
    '%s',
    async (typed) => {
      const partner = await aUser(test, { role: 'partner', partnerId: ids.partner });
      for (const token of [tokens.admin, partner.token]) {
        const url = `/api/merchant?q=${encodeURIComponent(typed)}`;
        const reply = await test.app.inject({ method: 'GET', url, headers: bearer(token) });
        expect(reply.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([ids.merchant]);
      }
    },
  );
});
