import { TAX_CALENDAR, TAX_CLASSES, TAXES } from '@comptoir/domain/base/taxes/tax-calendar';
import { z } from 'zod';
import type { Folder } from '../platform.ts';
import { TerminalError } from '../terminal-error.ts';

/** The name of a terminal's first key. */
const FIRST_KEY_FILE = 'key.pem';

const text = z.string();
const optionalText = z.string().nullable();

const taxCalendar = z.object({
  version: z.number(),
  rows: z
    .array(
      z.object({
        from: text,
        until: optionalText,
        tax: z.enum(TAXES),
        classes: z.array(z.enum(TAX_CLASSES)).readonly(),
        rate: z.number(),
      }),
    )
    .readonly(),
});

/**
 * Configuration to sign and print with, as Comptoir last sent it. Read loosely, for it outlives versions; the authorization code is not in it:
 * that one goes into the certificate request and is forgotten.
 */
const configuration = z.object({
  merchant: z.object({
    companyName: text,
    fileNumber: text,
    qstNumber: text,
    gstNumber: text,
    timeZone: z.enum(['America/Montreal', 'America/Halifax']),
    activity: z.enum(['CDR', 'BAR', 'RES']),
    civicNumber: optionalText,
    street: optionalText,
    city: optionalText,
    postalCode: optionalText,
    phone: optionalText,
  }),
  /** Employees who may make bills; none in a record from before Comptoir said. */
  employees: z.array(z.object({ name: text, opensAllTabs: z.boolean() })).default([]),
  software: z.object({ idPartn: text, idSEV: text, idVersi: text, codCertif: text, versi: text, versiParn: text }),
  /** Certificate in use, as Comptoir last described it. */
  certificate: z
    .object({ isRevoked: z.boolean(), renewal: z.enum(['none', 'possible', 'due', 'requested']) })
    .default({ isRevoked: false, renewal: 'none' }),
  /** Prefix of bill numbers; null in a record from before Comptoir gave it. */
  billPrefix: text.nullable().default(null),
  /** The rates of both taxes by day; those known to the program in a record from before Comptoir gave them. */
  taxCalendar: taxCalendar.default(TAX_CALENDAR),
  /** True when Comptoir sends calendars: one of before takes no word of them. */
  isCalendarGiven: z.boolean().default(false),
  qrBaseUrl: text,
  replyTimeoutMs: z.number(),
  /** Off in a record from before merchants could ask for it. */
  requireShift: z.boolean().default(false),
  resendOnReturn: z.boolean(),
});
export type TerminalConfiguration = z.infer<typeof configuration>;

const terminalRecord = z.object({
  version: z.literal(1),
  /** The device as Comptoir knows it. */
  deviceId: z.string().nullable(),
  deviceName: z.string().nullable(),
  /** A number that the device has from elsewhere, as it was typed: stated in the request for its first certificate. */
  statedNumber: z.string().nullable().default(null),
  /** A code that is being exchanged, and the token that the terminal made for it: when the reply is lost, it is asked for again. */
  claim: z.object({ code: text, deviceToken: text }).nullable(),
  token: z.string().nullable(),
  configuration: configuration.nullable(),
  configuredAt: z.iso.datetime().nullable(),
  /** The request that awaits its certificate, and the merchant information that it states. */
  request: z.object({ csr: text, states: text }).nullable(),
  /** The same for a renewal, which goes on until it is answered; the terminal bills with its old key meanwhile. */
  renewal: z.object({ csr: text, states: text }).nullable().default(null),
  /** The code that each employee chose on this terminal, by name, as `digestCode` writes it. */
  codes: z.record(text, text).default({}),
  /** Set last: a terminal with a certificate can bill. It names the file of its key, so that both change in one step. */
  certificate: z
    .object({
      deviceNumber: text,
      thumbprint: text,
      notAfter: z.iso.datetime(),
      keyFile: text.default(FIRST_KEY_FILE),
    })
    .nullable(),
});

/** Memory of a terminal besides its journal: its link, its certificate, its configuration. */
export type TerminalRecord = z.infer<typeof terminalRecord>;

/** A terminal that can bill. */
export type LinkedRecord = TerminalRecord & {
  readonly token: string;
  readonly configuration: TerminalConfiguration;
  readonly certificate: NonNullable<TerminalRecord['certificate']>;
};

export const NEW_RECORD: TerminalRecord = {
  version: 1,
  deviceId: null,
  deviceName: null,
  statedNumber: null,
  claim: null,
  token: null,
  configuration: null,
  configuredAt: null,
  request: null,
  renewal: null,
  codes: {},
  certificate: null,
};

/** The record of a terminal's folder; a new one when there is none yet. */
export async function readTerminalRecord(folder: Folder): Promise<TerminalRecord> {
  const content = await folder.read(RECORD);
  if (content === null) return NEW_RECORD;
  try {
    return terminalRecord.parse(JSON.parse(content));
  } catch (cause) {
    throw new TerminalError((texts) => texts.damagedFile(folder.pathOf(RECORD)), { cause });
  }
}

/** Saves a record, whole or not at all. It holds the device token: only its owner may read it. */
export const saveTerminalRecord = (folder: Folder, record: TerminalRecord): Promise<void> =>
  folder.write(RECORD, `${JSON.stringify(record, null, 2)}\n`);

const RECORD = 'till.json';

/**
 * The name of the key that a terminal makes for its next certificate: after the one it has, so that an interrupted renewal finds its
 * key again, and each certificate has a key of its own. Source: SRM-27.
 */
export const nextKeyFile = ({ certificate }: TerminalRecord): string =>
  certificate === null ? FIRST_KEY_FILE : `key-${certificate.thumbprint.slice(0, 12).toLowerCase()}.pem`;

/** Deletes the keys of certificates that the terminal has replaced; an interruption may have left one. */
export const removeOldKeys = (folder: Folder, record: LinkedRecord): Promise<void> =>
  folder.keys.keepOnly([record.certificate.keyFile, nextKeyFile(record)]);

/** A record with a certificate that the terminal uses from now on, and nothing left of asking for it. */
export const certifiedAs = <
  Configured extends TerminalRecord & { token: string; configuration: TerminalConfiguration },
>(
  record: Configured,
  certificate: LinkedRecord['certificate'],
): Configured & LinkedRecord => ({
  ...record,
  statedNumber: null,
  request: null,
  renewal: null,
  configuration: { ...record.configuration, certificate: { isRevoked: false, renewal: 'none' } },
  certificate,
});

export const isLinked = (record: TerminalRecord): record is LinkedRecord =>
  record.token !== null && record.configuration !== null && record.certificate !== null;
