/** A page of one merchant as the floor asks for it: the query of the server, with nothing that its filters leave open. */
interface FloorPage {
  readonly page: (merchantId: string, query: URLSearchParams) => { name: string; text: string; values: unknown[] };
  readonly writeRow: (row: Record<string, unknown>) => object;
}

/** Newest first, from a place on. */
const LAST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const MONTH_MS = 31 * 86_400_000;

function placeOf(query: URLSearchParams): { at: string; id: string; from: Date } {
  const cursor = query.get('cursor');
  const read = cursor ? (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[]).slice(-2) : [];
  const [at = LAST.at, id = LAST.id] = read;
  return { at, id, from: new Date((cursor ? Date.parse(at) : Date.now()) - MONTH_MS) };
}

const LIMIT = 26;

/** Of the last month, as the server asks first: the measured merchants have more than a page in it. */
const bills: FloorPage = {
  page: (merchantId, query) => {
    const { at, id, from } = placeOf(query);
    return {
      name: 'bills',
      text: `select b.id, b.no_trans as "noTrans", b.signed_at as "signedAt", b.total_cents::float8 as "totalCents", b.kind, b.payment,
          b.employee, b.device_id as "deviceId", d.name as "deviceName", b.state, b.psi_no_trans as "psiNoTrans", b.no_lot as "noLot"
        from (
          select b.*, t.state, t.psi_no_trans, t.no_lot from transactions b cross join lateral (
            select * from transmissions t
              where t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position offset 0
          ) t
          where b.merchant_id = $1 and b.signed_at >= $4 and b.signed_at <= $2::timestamptz and (b.signed_at, b.id) < ($2, $3::uuid)
          order by b.signed_at desc, b.id desc limit ${LIMIT}
        ) b
        join devices d on d.merchant_id = b.merchant_id and d.id = b.device_id
        order by b.signed_at desc, b.id desc`,
      values: [merchantId, at, id, from],
    };
  },
  writeRow: (row) => row,
};

const log: FloorPage = {
  page: (merchantId, query) => {
    const { at, id } = placeOf(query);
    return {
      name: 'log',
      text: `select l.id, l.occurred_at as "occurredAt", l.event, l.facts, l.device_id as "deviceId", d.name as "deviceName",
          d.device_number as "deviceNumber"
        from (
          (select id, merchant_id, device_id, event, facts, occurred_at as listed_at, occurred_at from activity_log
            where merchant_id = $1 and arrived_at is null and (occurred_at, id) < ($2::timestamptz, $3::uuid)
            order by occurred_at desc, id desc limit ${LIMIT})
          union all
          (select id, merchant_id, device_id, event, facts, arrived_at, occurred_at from activity_log
            where merchant_id = $1 and arrived_at is not null and (arrived_at, id) < ($2::timestamptz, $3::uuid)
            order by arrived_at desc, id desc limit ${LIMIT})
        ) l left join devices d on d.merchant_id = l.merchant_id and d.id = l.device_id
        order by l.listed_at desc, l.id desc limit ${LIMIT}`,
      values: [merchantId, at, id],
    };
  },
  writeRow: ({ facts, ...row }) => ({ ...row, message: JSON.stringify(facts) }),
};

export const FLOOR_PAGES = { bills, log };
