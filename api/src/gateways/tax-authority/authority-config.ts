import { z } from 'zod';
import type { SettingFault } from '../../name-settings.ts';

/** Addresses of the authority, and our identifiers there: SRM-8; the defaults are the demo world's. */
export interface AuthorityConfig {
  readonly enrolUrl: string;
  readonly apiUrl: string;
  readonly qrUrl: string;
  readonly caFile: string | null;
  readonly controlUrl: string | null;
  readonly environment: 'DEV' | 'ESSAI' | 'PROD';
  readonly software: {
    readonly idPartn: string;
    readonly idSEV: string;
    readonly idVersi: string;
    readonly codCertif: string;
    readonly versi: string;
    readonly versiParn: string;
  };
  readonly serverCode: string;
  readonly serverNumber: string;
  readonly replyTimeoutMs: number;
  readonly resendOnReturn: boolean;
}

/** The settings of the authority as the environment has them. */
export const AUTHORITY_SETTINGS = {
  WEBSRM_ENROL_URL: z.url().default('https://certificats.cnfr.api.rq-fo.ca'),
  WEBSRM_API_URL: z.url().default('https://cnfr.api.rq-fo.ca'),
  WEBSRM_QR_URL: z.url().default('https://cnfr.qr.mev-web.ca'),
  WEBSRM_CA_FILE: z.string().optional(),
  AUTHORITY_CONTROL_URL: z.url().optional(),
  WEBSRM_ENVIRONMENT: z.enum(['DEV', 'ESSAI', 'PROD']).default('DEV'),
  WEBSRM_IDPARTN: z.string().default('00000000000AB0FF'),
  WEBSRM_IDSEV: z.string().default('00000000000AB001'),
  WEBSRM_IDVERSI: z.string().default('00000000000AB101'),
  WEBSRM_CODCERTIF: z.string().default('FOB201999999'),
  WEBSRM_VERSI: z.string().default('1.0.0'),
  WEBSRM_VERSIPARN: z.string().default('0'),
  WEBSRM_SERVER_CODE: z.string().default('S7R2-V5E8'),
  WEBSRM_SERVER_NUMBER: z.string().default('1234567890'),
  // Never under 5 s (SRM-12).
  WEBSRM_REPLY_TIMEOUT_MS: z.coerce.number().int().min(5000).max(60_000).default(10_000),
  WEBSRM_RESEND_ON_RETURN: z.enum(['on', 'off']).default('on'),
};

const settings = z.object(AUTHORITY_SETTINGS);
type AuthorityEnvironment = z.output<typeof settings>;

/** The settings in our words. */
export function toAuthority(env: AuthorityEnvironment): AuthorityConfig {
  return {
    enrolUrl: env.WEBSRM_ENROL_URL,
    apiUrl: env.WEBSRM_API_URL,
    qrUrl: env.WEBSRM_QR_URL,
    caFile: env.WEBSRM_CA_FILE ?? null,
    controlUrl: env.AUTHORITY_CONTROL_URL ?? null,
    environment: env.WEBSRM_ENVIRONMENT,
    software: {
      idPartn: env.WEBSRM_IDPARTN,
      idSEV: env.WEBSRM_IDSEV,
      idVersi: env.WEBSRM_IDVERSI,
      codCertif: env.WEBSRM_CODCERTIF,
      versi: env.WEBSRM_VERSI,
      versiParn: env.WEBSRM_VERSIPARN,
    },
    serverCode: env.WEBSRM_SERVER_CODE,
    serverNumber: env.WEBSRM_SERVER_NUMBER,
    replyTimeoutMs: env.WEBSRM_REPLY_TIMEOUT_MS,
    resendOnReturn: env.WEBSRM_RESEND_ON_RETURN === 'on',
  };
}

/** Lists the settings that the authority's rules for its environments forbid. Source: SRM-12. */
export function listAuthorityFaults(env: AuthorityEnvironment, demo: boolean): SettingFault[] {
  const { WEBSRM_ENVIRONMENT: environment, WEBSRM_REPLY_TIMEOUT_MS: replyTimeoutMs } = env;
  const onlyOutside = 'is ESSAI only when COMPTOIR_DEMO=off: the demo runs no test case';
  const atLeast = 'is at least 10000 when WEBSRM_ENVIRONMENT is DEV or ESSAI';
  return [
    { names: environment === 'ESSAI' && demo ? ['WEBSRM_ENVIRONMENT'] : [], verbs: [onlyOutside, onlyOutside] },
    {
      names: environment !== 'PROD' && replyTimeoutMs < 10_000 ? ['WEBSRM_REPLY_TIMEOUT_MS'] : [],
      verbs: [atLeast, atLeast],
      under: 'WEBSRM_ENVIRONMENT',
    },
  ];
}
