import type { z } from 'zod';
import type { RequestKind } from './error-catalogue.ts';
import { type Finding, finding } from './finding.ts';
import * as format from './formats.ts';

/** Every header of the authority's interface, in capitals. */
export type HeaderName = (typeof HEADER_NAMES)[number];

/** The authority's hosts: the one for development and certification, and the real one. */
export type AuthorityHost = 'conformity' | 'production';

/**
 * Returns the faults of the headers of a request, as far as the headers alone show them: first presence and form, then, when
 * those are right, their combination. Everything that needs the authority's records (unknown ids, certificates) is not checked
 * here.
 *
 * `rawHeaders`: name, value, name, value…, as Node's `request.rawHeaders`, so that a repeated header can be seen. Letter case
 * counts neither in names nor in values, base64 apart. Source: SRM-14.
 */
export function checkHeaders(
  kind: RequestKind,
  rawHeaders: readonly string[],
  host: AuthorityHost = 'conformity',
): Finding[] {
  const headers = readHeaders(rawHeaders);
  const request: HeaderRequest = { kind, host, headers };
  const form = [...findRepeated(rawHeaders), ...findObsolete(rawHeaders), ...applyRules(FORM_RULES, request)];
  return form.length > 0 ? form : applyRules(CONTEXT_RULES, request);
}

/** The authority's headers of a request by name in capitals, the first value of each; other headers are left out. */
export function readHeaders(rawHeaders: readonly string[]): Partial<Record<HeaderName, string>> {
  const headers: Partial<Record<HeaderName, string>> = {};
  for (const [name, value] of pairs(rawHeaders)) {
    const known = HEADER_NAMES.find((one) => one === name);
    if (known !== undefined) headers[known] ??= value;
  }
  return headers;
}

const HEADER_NAMES = [
  'ENVIRN',
  'CASESSAI',
  'APPRLINIT',
  'IDAPPRL',
  'IDSEV',
  'IDVERSI',
  'IDPARTN',
  'CODCERTIF',
  'VERSI',
  'VERSIPARN',
  'NOTPS',
  'NOTVQ',
  'SIGNATRANSM',
  'EMPRCERTIFTRANSM',
] as const;

/** Names of an earlier edition of the interface. */
const OBSOLETE = ['CODAUTORSERVR', 'CODAUTORSEV', 'EMPRCERTIFSERVR', 'SIGNASERVR'];
const UNREGISTERED_VERSION = '0'.repeat(16);

type HeaderRequest = { kind: RequestKind; host: AuthorityHost; headers: Partial<Record<HeaderName, string>> };

/** A header, the catalogue code when it is wrong, and when it is. */
type HeaderRule = { name: HeaderName; code: (request: HeaderRequest) => string | null };

const FORM_RULES: readonly HeaderRule[] = [
  { name: 'CASESSAI', code: ({ headers }) => unless(fits(format.casEssai, headers.CASESSAI), '425') },
  { name: 'APPRLINIT', code: ({ kind, headers }) => unless(isOriginAllowed(kind, headers.APPRLINIT), '460') },
  {
    name: 'IDAPPRL',
    code: ({ headers }) => unless(isServer(headers.APPRLINIT) || headers.IDAPPRL !== undefined, '401'),
  },
  { name: 'VERSI', code: ({ headers }) => unless(fits(format.versi, headers.VERSI), '440') },
  { name: 'VERSIPARN', code: ({ headers }) => unless(fits(format.versi, headers.VERSIPARN), '444') },
  { name: 'SIGNATRANSM', code: (request) => transmissionCode(request, 'SIGNATRANSM') },
  { name: 'EMPRCERTIFTRANSM', code: (request) => transmissionCode(request, 'EMPRCERTIFTRANSM') },
];

const CONTEXT_RULES: readonly HeaderRule[] = [
  { name: 'ENVIRN', code: environmentCode },
  { name: 'IDSEV', code: ({ headers }) => unless(fits(format.idSev, headers.IDSEV), '001') },
  { name: 'IDPARTN', code: ({ headers }) => unless(fits(format.idPartn, headers.IDPARTN), '003') },
  { name: 'IDVERSI', code: ({ headers }) => unless(fits(format.idVersi, headers.IDVERSI), '329') },
  { name: 'CODCERTIF', code: certificationCode },
  { name: 'IDAPPRL', code: deviceCode },
  { name: 'CASESSAI', code: testCaseCode },
  { name: 'IDVERSI', code: unregisteredVersionCode },
  {
    name: 'NOTVQ',
    code: ({ kind, headers }) => unless(!hasTaxes(kind) || fits(format.qstNumber, headers.NOTVQ), '007'),
  },
  {
    name: 'NOTPS',
    code: ({ kind, headers }) => unless(!hasTaxes(kind) || fits(format.gstNumber, headers.NOTPS), '008'),
  },
];

function applyRules(rules: readonly HeaderRule[], request: HeaderRequest): Finding[] {
  return rules.flatMap((rule) => {
    const code = rule.code(request);
    return code === null ? [] : [finding(code, rule.name)];
  });
}

function findRepeated(rawHeaders: readonly string[]): Finding[] {
  const names = pairs(rawHeaders).map(([name]) => name);
  const known: readonly string[] = HEADER_NAMES;
  return known.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)).map((name) => finding('313', name));
}

function findObsolete(rawHeaders: readonly string[]): Finding[] {
  const names = new Set(pairs(rawHeaders).map(([name]) => name));
  return OBSOLETE.filter((name) => names.has(name)).map((name) => finding('328', name));
}

function transmissionCode({ kind, headers }: HeaderRequest, name: 'SIGNATRANSM' | 'EMPRCERTIFTRANSM'): string | null {
  if (kind !== 'transaction') return null;
  const value = headers[name];
  if (!value) return '508';
  return name === 'SIGNATRANSM' ? unless(value.length === 88, '451') : unless(fits(format.thumbprint, value), '452');
}

function environmentCode({ host, headers }: HeaderRequest): string | null {
  const environment = headers.ENVIRN?.toUpperCase();
  return host === 'production'
    ? unless(environment === 'PROD', '037')
    : unless(environment === 'DEV' || environment === 'ESSAI', '012');
}

function certificationCode({ host, headers }: HeaderRequest): string | null {
  return unless(fits(format.codCertif, headers.CODCERTIF), host === 'production' ? '000' : '025');
}

function deviceCode({ kind, headers }: HeaderRequest): string | null {
  if (isServer(headers.APPRLINIT)) return unless(headers.IDAPPRL === undefined, '061');
  if (!fits(format.idApprl, headers.IDAPPRL)) return '047';
  return unless(kind === 'certificats' || headers.IDAPPRL !== format.UNASSIGNED_DEVICE_NUMBER, '047');
}

function testCaseCode({ headers }: HeaderRequest): string | null {
  const environment = headers.ENVIRN?.toUpperCase();
  const isNone = headers.CASESSAI === '000.000';
  if (environment === 'PROD') return unless(isNone, '509');
  return unless(environment !== 'ESSAI' || !isNone, '510');
}

function unregisteredVersionCode({ headers }: HeaderRequest): string | null {
  if (headers.IDVERSI !== UNREGISTERED_VERSION) return null;
  if (headers.ENVIRN?.toUpperCase() === 'ESSAI') return '048';
  return unless(headers.CODCERTIF?.endsWith('000000000') ?? false, '518');
}

function isOriginAllowed(kind: RequestKind, origin: string | undefined): boolean {
  return origin?.toUpperCase() === 'SEV' || (isServer(origin) && (kind === 'certificats' || kind === 'utilisateur'));
}

function isServer(origin: string | undefined): boolean {
  return origin?.toUpperCase() === 'SRV';
}

function hasTaxes(kind: RequestKind): boolean {
  return kind === 'transaction' || kind === 'document';
}

function fits(schema: z.ZodType, value: string | undefined): boolean {
  return schema.safeParse(value?.toUpperCase()).success;
}

function unless(isRight: boolean, code: string): string | null {
  return isRight ? null : code;
}

function pairs(rawHeaders: readonly string[]): [string, string][] {
  const all: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    all.push([(rawHeaders[at] ?? '').toUpperCase(), rawHeaders[at + 1] ?? '']);
  }
  return all;
}
