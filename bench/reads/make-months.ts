import type pg from 'pg';

/** Months that the rows go back. */
export const MONTHS = 24;

/** Makes the partitions that a server of two years has; what the demo keeps outside of every month would be in their way. */
export async function makeMonths(client: pg.Client): Promise<void> {
  for (const parent of ['transactions', 'transmission_attempts', 'transmission_replies', 'activity_log'])
    await client.query(`delete from ${parent}_other`);
  await client.query(
    `select ensure_month_partitions((now() - interval '${MONTHS} months')::date, (now() + interval '3 months')::date)`,
  );
}
