import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { certificateWarningAt, type CertificateStanding } from '@comptoir/domain/base/merchants/merchant-standing';
import { endOfNames } from '@comptoir/domain/base/merchants/read-merchant-search';
import type { FoundMerchants } from './find-merchants.ts';
import type { MerchantFilter } from './merchant-filter.ts';

/** Conditions with their values. Only what is asked for stands in the text: each shape of it has a plan of its own. */
export interface Condition {
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The merchants of a filter, from where on: tables and conditions. */
export function chosen({ found, ...filter }: MerchantFilter, more: readonly Condition[] = []): Condition {
  const conditions = [
    ...(filter.partnerId === null
      ? []
      : [{ text: 'partner_id = :partnerId', values: { partnerId: filter.partnerId } }]),
    ...oneOf('state', 'text', filter.states),
    ...oneOf('sub_sector', 'text', filter.subSectors),
    ...oneOf('partner_id', 'uuid', filter.partners),
    ...oneOf('subscription', 'text', filter.subscriptions),
    ...oneOf('payment', 'text', filter.payments),
    ...certifiedSo(filter),
    ...withoutBillFor(filter),
    ...waitingFor(filter),
    ...foundBy(found),
    ...more,
  ];
  return {
    text: `from merchants ${found.kind === 'near' ? NEAR : ''} where ${conditions.map(({ text }) => text).join(' and ') || 'true'}`,
    values: Object.assign({}, ...conditions.map(({ values }) => values), nearOf(found)),
  };
}

/** A list of one is said as such: then an index has the rows in their order. */
function oneOf(column: string, type: string, values: readonly string[] | undefined): Condition[] {
  if (!values) return [];
  const name = `${column}s`;
  return values.length === 1
    ? [{ text: `${column} = :${name}::${type}`, values: { [name]: values[0] } }]
    : [{ text: `${column} = any(:${name}::${type}[])`, values: { [name]: values } }];
}

const UNTIL: Readonly<Record<CertificateStanding, string>> = {
  none: 'certified_until is null',
  ended: 'certified_until <= :asked::timestamptz',
  expiring: '(certified_until > :asked::timestamptz and certified_until <= :warned::timestamptz)',
  valid: 'certified_until > :warned::timestamptz',
};

function certifiedSo({ certificates, now }: Pick<MerchantFilter, 'certificates' | 'now'>): Condition[] {
  if (!certificates) return [];
  const text = certificates.map((standing) => UNTIL[standing]).join(' or ');
  const known = { asked: now, warned: certificateWarningAt(now) };
  const values = Object.fromEntries(Object.entries(known).filter(([name]) => text.includes(`:${name}`)));
  return [{ text: `(${text || 'false'})`, values }];
}

function withoutBillFor({ noBillFor, now }: Pick<MerchantFilter, 'noBillFor' | 'now'>): Condition[] {
  if (noBillFor === undefined) return [];
  if (noBillFor === 'ever') return [{ text: "last_bill_key = '-infinity'::date", values: {} }];
  return [
    { text: 'last_bill_key < :today::date - :quiet::int', values: { today: quebecDayOf(now), quiet: noBillFor } },
  ];
}

const waitingFor = ({ waiting }: Pick<MerchantFilter, 'waiting'>): Condition[] =>
  waiting === undefined
    ? []
    : [
        {
          text: `${waiting === 'true' ? '' : 'not '}id = any(array(select distinct t.merchant_id from transmissions t where t.state in ('waiting', 'sending', 'unknown')))`,
          values: {},
        },
      ];

const NEAR = 'join unnest(:near::uuid[], :distances::int[]) near (near_id, distance) on near_id = id';

const nearOf = (found: FoundMerchants) =>
  found.kind === 'near'
    ? { near: found.merchants.map(({ id }) => id), distances: found.merchants.map(({ distance }) => distance) }
    : {};

function foundBy(found: FoundMerchants): Condition[] {
  switch (found.kind) {
    case 'some':
      return [{ text: 'id = any(:found::uuid[])', values: { found: found.ids } }];
    case 'selected':
      return [
        {
          text: 'id in (select merchant_id from merchant_selection_items where selection_id = :selection::uuid)',
          values: { selection: found.selectionId },
        },
      ];
    case 'numbered':
      return [{ text: 'file_key = :number', values: { number: found.number } }];
    case 'beginning':
      return [
        {
          text: 'name_key >= :from and name_key < :to',
          values: { from: found.text, to: endOfNames(found.text) },
        },
      ];
    case 'holding':
      // many match, which PostgreSQL would not expect of a pattern, but of what it knows nothing of
      return [
        {
          text: 'coalesce(search_text like all (:patterns::text[]), false)',
          values: { patterns: found.patterns },
        },
      ];
    case 'all':
    case 'near':
      return [];
  }
}
