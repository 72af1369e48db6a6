import pg from 'pg';

/** Rows that the relay keeps of each bill beside it. A second run finds them there. */
const ROWS = [
  `insert into transmission_attempts (id, merchant_id, device_id, started_at, trigger, current_position, lot_positions)
    select t.transaction_id, t.merchant_id, t.device_id, t.signed_at, 'sale', t.position, '{}' from month t`,
  `insert into transmission_replies (attempt_id, merchant_id, device_id, received_at, outcome, http_status, body)
    select t.transaction_id, t.merchant_id, t.device_id, t.signed_at, 'answer', 200, repeat('x', 400) from month t`,
  `insert into activity_log (id, merchant_id, device_id, occurred_at, event, facts)
    select t.transaction_id, t.merchant_id, t.device_id, t.signed_at, 'bill-accepted',
      jsonb_build_object('noTrans', 'B-' || t.position, 'totalCents', t.position, 'psiNoTrans', t.psi_no_trans) from month t`,
];

const MONTH = `with month as (
    select t.* from transmissions t join bench_merchants m on m.merchant_id = t.merchant_id
      where t.signed_at >= date_trunc('month', now()) and t.state = 'accepted')`;

/** Adds attempt, reply and line of the log to each bill of the present month of a filled database. Returns how many bills there are. */
export async function addEvidence(postgresUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const { rows: there } = await client.query(
    `select from transmission_attempts a join bench_merchants m using (merchant_id) limit 1`,
  );
  if (there.length === 0) {
    // neither keys of other tables nor triggers: what is checked is known to hold
    await client.query('set session_replication_role = replica');
    for (const row of ROWS) await client.query(`${MONTH} ${row}`);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze transmission_attempts, transmission_replies, activity_log');
    await client.query('checkpoint');
  }
  const { rows } = await client.query<{ count: number }>('select count(*)::float8 as count from transmissions');
  await client.end();
  return rows[0]?.count ?? 0;
}
