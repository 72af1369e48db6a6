/** Request that an attacker may send, and the token to send it with; `null`: no one's. */
export interface Attack {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly authorization: string | null;
  readonly body?: object;
}

/** Credentials of attackers: tokens of the demo world's people, and the password by which a mail service is recognized. */
export interface Attackers {
  readonly merchant: string;
  readonly partner: string;
  readonly admin: string;
  readonly partnerId: string;
  readonly mail: string;
  /** A till, and five hundred bills that it signed: as many as are taken at once. */
  readonly till: { readonly token: string; readonly deviceNumber: string; readonly bills: readonly string[] };
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const HEAD = 'commerce;nom;courriel\n';
const inFile = (text: string): object => ({ file: base64(HEAD + text).slice(0, 2_700_000) });

/** Ten thousand lines of nearly two hundred letters: as large as a file may be. */
const lines = (): string =>
  Array.from({ length: 10_000 }, (_, at) => `${'Chez Léa '.repeat(14)}${at};Léa ${at};lea${at}@resto.test`).join('\n');

const TODAY = new Date().toISOString().slice(0, 10);
const EVER = 'from=2020-01-01&to=2030-12-31';

const as = (token: string): string => `Bearer ${token}`;
const posts = (path: string, body: object): Attack => ({ method: 'POST', path, body, authorization: null });

/** One of each kind, each as large as it may be. */
export function listAttacks(who: Attackers): Readonly<Record<string, Attack>> {
  const check = { method: 'POST', path: `/api/partners/${who.partnerId}/invitations/check` } as const;
  const partner = { ...check, authorization: as(who.partner) };
  const asks = (path: string): Attack => ({ method: 'GET', path, authorization: as(who.merchant) });
  return {
    '60,000 letters, no sign-in': posts('/api/registration', {
      email: 'z@resto.test',
      name: 'Jean',
      company_name: 'a'.repeat(60_000),
      language: 'fr',
    }),
    '6,000 unknown fields': posts(
      '/api/login',
      Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`f${at}`, 1])),
    ),
    'a password of the largest length': posts('/api/login', {
      email: 'stranger@resto.test',
      password: '\u{1F600}'.repeat(1000),
    }),
    'a file of 10,000 lines': { ...partner, body: inFile(lines()) },
    'a file of one cell': { ...partner, body: inFile('a'.repeat(1_900_000)) },
    'a file of quotes': { ...partner, body: inFile('"";'.repeat(630_000)) },
    'a workbook of all bills': asks('/api/bills/export?format=xlsx'),
    'a workbook of taxes': asks(`/api/reports/taxes/xlsx?from=2026-01-01&to=${TODAY}`),
    'a PDF of taxes': asks(`/api/reports/taxes/pdf?from=2026-01-01&to=${TODAY}`),
    'a proof of all bills': asks(`/api/proof?${EVER}`),
    'a search': { ...asks(`/api/search?q=${encodeURIComponent('é %_ '.repeat(20))}`), authorization: as(who.admin) },
    'a search of the log': asks(`/api/logs?q=${encodeURIComponent('a_%é'.repeat(25))}&limit=200`),
    'a backlog of 500 bills': { ...submitWith(who.till, (bill) => bill), authorization: as(who.till.token) },
    'a backlog of 500 forged bills': {
      ...submitWith(who.till, (bill) => bill.replace('Poutine', 'Caviar')),
      authorization: as(who.till.token),
    },
    'a mail of 30 MB': {
      ...posts('/api/webhooks/mail', mail()),
      authorization: `Basic ${base64(`mail:${who.mail}`)}`,
    },
  };
}

const submitWith = ({ deviceNumber, bills }: Attackers['till'], change: (bill: string) => string): Attack =>
  posts('/api/device/v1/transactions', { deviceNumber, trigger: 'batch', documents: bills.map(change) });

const mail = (): object => ({
  FromFull: { Email: 'z@resto.test', MailboxHash: '' },
  MessageID: 'x',
  Subject: '<'.repeat(1000),
  HtmlBody: '<p '.repeat(330_000),
  Attachments: [
    { Name: 'a.bin', ContentType: 'a/b', ContentLength: 22_000_000, ContentID: '', Content: 'QUFB'.repeat(7_300_000) },
  ],
});
