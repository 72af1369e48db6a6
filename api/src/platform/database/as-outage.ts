import pg from 'pg';
import { DatabaseOutage } from '../outage.ts';

/** Codes of a PostgreSQL that ends, begins, or is a copy that only reads, and of a connection that broke. */
const AWAY = /^(?:08...|57P0[1-5]|25006)$/;

/** Words of the system and the driver for a connection that is not made, or breaks. */
const BROKEN = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const ENDED =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** The outage that a failure of the database is, if it is one, and otherwise the failure: a statement that is wrong is no outage. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isAway = error instanceof pg.DatabaseError ? AWAY.test(code) : BROKEN.test(code) || ENDED.test(error.message);
  return isAway ? new DatabaseOutage(`the database is away: ${error.message || code}`, { cause: error }) : error;
}
