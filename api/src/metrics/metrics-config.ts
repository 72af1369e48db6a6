import { z } from 'zod';

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

/** Reads where metrics are served; null for nowhere. @throws Error with one sentence for an unsafe or impossible place */
export function toMetrics(env: Given): MetricsConfig | null {
  const { METRICS_PORT: port = null, METRICS_TOKEN: token = null } = env;
  if (token !== null && !TOKEN.test(token))
    throw new Error(
      'The setting METRICS_TOKEN is 24 to 200 letters, digits and signs of -._~+/, with no space before, between or after them.',
    );
  if (port !== null) checkPort(env, port);
  return port === null && token === null ? null : { port, token };
}

function checkPort({ PORT, HOST, COMPTOIR_DEMO, METRICS_TOKEN }: Given, port: number): void {
  if (port !== 0 && port === PORT)
    throw new Error('The setting METRICS_PORT is another port than PORT; without it metrics are served on PORT.');
  if (METRICS_TOKEN === undefined && !COMPTOIR_DEMO && !isThisMachine(HOST))
    throw new Error(
      'The setting METRICS_TOKEN is required when COMPTOIR_DEMO=off and HOST is more than this machine: METRICS_PORT listens there, too.',
    );
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
