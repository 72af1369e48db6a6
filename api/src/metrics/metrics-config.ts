import { z } from 'zod';
import type { SettingFault } from '../name-settings.ts';

/** Place of the metrics. */
export interface MetricsConfig {
  /** Port of their own, 0 for any free one; null: the portal's port. */
  readonly port: number | null;
  /** Token that a caller shows; null where no one else than this machine may call, and in the demo. */
  readonly token: string | null;
}

export const METRICS_SETTINGS = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_TOKEN: z.string().optional(),
};

/** A bearer token as RFC 6750 writes it, too long to be guessed. */
const TOKEN = /^[\w.~+/-]{24,200}={0,2}$/;

interface Given {
  readonly PORT: number;
  readonly HOST: string;
  readonly COMPTOIR_DEMO: boolean;
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_TOKEN?: string | undefined;
}

/** Reads the place where metrics are served; null for nowhere. */
export const toMetrics = ({ METRICS_PORT: port, METRICS_TOKEN: token }: Given): MetricsConfig | null =>
  port === undefined && token === undefined ? null : { port: port ?? null, token: token ?? null };

/** Lists the faults of a place that is impossible, or open to strangers. */
export function listMetricsFaults({ PORT, HOST, COMPTOIR_DEMO, METRICS_PORT, METRICS_TOKEN }: Given): SettingFault[] {
  const faults: SettingFault[] = [];
  if (METRICS_TOKEN !== undefined && !TOKEN.test(METRICS_TOKEN)) faults.push(fault('METRICS_TOKEN', NO_TOKEN));
  if (METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT)
    faults.push(fault('METRICS_PORT', 'is another port than PORT; without it metrics are served on PORT'));
  if (METRICS_PORT !== undefined && METRICS_TOKEN === undefined && !COMPTOIR_DEMO && !isThisMachine(HOST))
    faults.push(fault('METRICS_TOKEN', OPEN));
  return faults;
}

const NO_TOKEN = 'is 24 to 200 letters, digits and signs of -._~+/';
const OPEN = 'is required when COMPTOIR_DEMO=off and HOST is more than this machine: METRICS_PORT listens there, too';

const fault = (name: string, verb: string): SettingFault => ({ names: [name], verbs: [verb, verb] });

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
