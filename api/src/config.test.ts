import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { makeTokenKey } from './features/base/access/token-keys.ts';

const production = {
  COMPTOIR_DEMO: 'off',
  DATABASE_URL: 'postgres://db/comptoir',
  PUBLIC_URL: 'https://portal.example/',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Comptoir <portail@example.com>',
  SUPPORT_EMAIL: 'soutien@example.com',
  ISSUER_NAME: 'Portail inc.',
  ISSUER_ADDRESS: '1, rue Sherbrooke, Montréal (Québec) H2X 1A1',
  ISSUER_GST: '987654321RT0001',
  ISSUER_QST: '1987654321TQ0001',
  WEBSRM_ENVIRONMENT: 'PROD',
  WEBSRM_ENROL_URL: 'https://certificats.authority.example',
  WEBSRM_API_URL: 'https://authority.example',
  WEBSRM_QR_URL: 'https://qr.authority.example',
  WEBSRM_IDPARTN: '00000000000CD0FF',
  WEBSRM_IDSEV: '00000000000CD001',
  WEBSRM_IDVERSI: '00000000000CD101',
  WEBSRM_CODCERTIF: 'RBC202000001',
  WEBSRM_SERVER_CODE: 'A1B2-C3D4',
  WEBSRM_SERVER_NUMBER: '9876543210',
  COMPTOIR_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  COMPTOIR_TOKEN_KEY: makeTokenKey(),
};

describe('readConfig', () => {
  it('needs nothing for the demo', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, demo: true, databaseUrl: null });
  });

  it('shows no telephone of support that was not set, but in the demo', () => {
    expect([readConfig({}), readConfig(production)].map(({ supportPhone }) => supportPhone)).toEqual([
      '418 555-0142',
      null,
    ]);
    expect(readConfig({ ...production, SUPPORT_PHONE: '+1 (418) 555-0199' }).supportPhone).toBe('+1 (418) 555-0199');
    expect(() => readConfig({ SUPPORT_PHONE: 'call us' })).toThrow('The setting SUPPORT_PHONE is not valid.');
  });

  it('serves metrics where it is told to, and nowhere else', () => {
    expect([readConfig({}), readConfig(production)].map(({ metrics }) => metrics)).toEqual([null, null]);
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, token: null });
    expect(readConfig({ ...production, METRICS_TOKEN: `${'t'.repeat(30)} ` }).metrics).toMatchObject({
      token: 't'.repeat(30),
    });
    expect(() => readConfig({ ...production, METRICS_TOKEN: 'ttt' })).toThrow('The setting METRICS_TOKEN is 24 to 200');
    expect(() => readConfig({ METRICS_PORT: 'nine' })).toThrow('The setting METRICS_PORT is not valid.');
  });

  it('does everything in one process, unless a database of its own lets others do the rest', () => {
    expect([readConfig({}).role, readConfig({ ...production, COMPTOIR_ROLE: 'worker' }).role]).toEqual([
      'all',
      'worker',
    ]);
    expect(() => readConfig({ COMPTOIR_ROLE: 'web' })).toThrow('COMPTOIR_ROLE is all where DATABASE_URL is missing');
    expect(() => readConfig({ COMPTOIR_ROLE: 'jobs' })).toThrow('The setting COMPTOIR_ROLE is not valid.');
  });

  it('takes an empty setting for a missing one', () => {
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  it('takes a complete production environment', () => {
    expect(readConfig(production)).toMatchObject({
      demo: false,
      publicUrl: 'https://portal.example',
      authority: { environment: 'PROD' },
    });
  });

  it.each([
    ['ESSAI', '10000'],
    ['PROD', '5000'],
  ])('in %s a reply may be waited for %s ms', (WEBSRM_ENVIRONMENT, WEBSRM_REPLY_TIMEOUT_MS) => {
    const config = readConfig({ ...production, WEBSRM_ENVIRONMENT, WEBSRM_REPLY_TIMEOUT_MS });
    expect(config.authority.replyTimeoutMs).toBe(Number(WEBSRM_REPLY_TIMEOUT_MS));
  });

  it.each(['DEV', 'ESSAI'])('in %s a reply is waited for ten seconds at least', (WEBSRM_ENVIRONMENT) => {
    expect(() => readConfig({ ...production, WEBSRM_ENVIRONMENT, WEBSRM_REPLY_TIMEOUT_MS: '9999' })).toThrow(
      'The setting WEBSRM_REPLY_TIMEOUT_MS is at least 10000',
    );
  });

  it('keeps the demo out of a certification, and takes one in production', () => {
    expect(() => readConfig({ WEBSRM_ENVIRONMENT: 'ESSAI' })).toThrow('WEBSRM_ENVIRONMENT is ESSAI only when');
    expect(readConfig({ ...production, WEBSRM_ENVIRONMENT: 'ESSAI' }).authority.environment).toBe('ESSAI');
  });

  it.each([
    [undefined, null],
    ['https://portal.example', null],
    ['HTTPS://Portal.example:443//', null],
    ['https://API.example/', 'https://api.example'],
    ['https://portal.example:8443', 'https://portal.example:8443'],
  ])('has an address for the API where it is not the portal’s own: %s', (API_BASE_URL, apiBaseUrl) => {
    expect(readConfig({ ...production, API_BASE_URL }).apiBaseUrl).toBe(apiBaseUrl);
  });

  it('sends no token and no password over plain HTTP', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://portal.example' })).toThrow(
      'The setting PUBLIC_URL begins with https:// when COMPTOIR_DEMO=off.',
    );
    const SMTP_URL = 'smtp://portal:secret@mail.example';
    expect(() => readConfig({ ...production, SMTP_URL })).toThrow(
      'The setting SMTP_URL has a password: it begins with smtps:// or ends in ?requireTLS=true when COMPTOIR_DEMO=off.',
    );
    for (const safe of [`${SMTP_URL}?requireTLS=true`, 'smtps://portal:secret@mail.example', 'smtp://127.0.0.1:25'])
      expect(readConfig({ ...production, SMTP_URL: safe }).smtpUrl).toBe(safe);
  });

  it.each(Object.keys(production).filter((name) => name !== 'COMPTOIR_DEMO'))('stops production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`The setting ${name} is required`);
  });

  it('names all that is missing or not valid at once', () => {
    expect(() =>
      readConfig({ ...production, SMTP_URL: 'here', PORT: 'abc', DATABASE_URL: undefined, ISSUER_GST: '' }),
    ).toThrow(
      'The settings PORT, SMTP_URL are not valid. The settings DATABASE_URL, ISSUER_GST are required when COMPTOIR_DEMO=off.',
    );
  });

  it('names every kind of fault in the same go, and each setting once', () => {
    const wrong = {
      ...production,
      PUBLIC_URL: 'http://portal.example',
      API_BASE_URL: 'http://api.example',
      SMTP_URL: 'smtp://portal:secret@mail.example',
      PORT: 'abc',
      HOST: '127.0.0.1\n0.0.0.0',
      ISSUER_GST: undefined,
      WEBSRM_REPLY_TIMEOUT_MS: '5000',
      WEBSRM_ENVIRONMENT: 'DEV',
      WEBSRM_CA_FILE: '/nowhere/root.pem',
      COMPTOIR_SECRET_KEY: 'short',
      COMPTOIR_TOKEN_KEY: 'no key',
      CLOVER_CLIENT_ID: 'C0MPT01RTEST1',
      CLOVER_CLIENT_SECRET: undefined,
      CLOVER_WEBHOOK_AUTH_CODE: 'short',
      CLOVER_WEB_URL: 'http://clover.example',
      SUPPORT_REPLY_ADDRESS: 'reponse@comptoir.example',
      CARDS_PROVIDER: 'stripe',
      CARDS_SECRET_KEY: 'sk',
      CARDS_API_URL: 'http://api.example',
    };
    let said = '';
    try {
      readConfig(wrong);
    } catch (error) {
      said = error instanceof Error ? error.message : '';
    }
    expect(said.split(/\. (?=The)/)).toEqual([
      'The settings PORT, CLOVER_WEBHOOK_AUTH_CODE, HOST are not valid',
      'The setting ISSUER_GST is required when COMPTOIR_DEMO=off',
      'The setting CLOVER_CLIENT_SECRET is missing: CLOVER_CLIENT_ID, CLOVER_CLIENT_SECRET, CLOVER_WEBHOOK_AUTH_CODE are given together or not at all',
      'The setting INBOUND_MAIL_PASSWORD is missing: SUPPORT_REPLY_ADDRESS and INBOUND_MAIL_PASSWORD are given together or not at all',
      'The settings CARDS_PUBLIC_KEY, CARDS_WEBHOOK_SECRET are required when CARDS_PROVIDER=stripe',
      'The setting WEBSRM_REPLY_TIMEOUT_MS is at least 10000 when WEBSRM_ENVIRONMENT is DEV or ESSAI',
      'The settings PUBLIC_URL, API_BASE_URL, CLOVER_WEB_URL, CARDS_API_URL begin with https:// when COMPTOIR_DEMO=off',
      'The setting SMTP_URL has a password: it begins with smtps:// or ends in ?requireTLS=true when COMPTOIR_DEMO=off',
      'The setting COMPTOIR_SECRET_KEY holds keys of 32 bytes in base64, the newest first',
      'The setting COMPTOIR_TOKEN_KEY holds EC P-256 private keys as PEM, the newest first',
      'The setting WEBSRM_CA_FILE names no file with a certificate in it as PEM.',
    ]);
  });

  it('draws no conclusion from a setting that is missing itself', () => {
    const env = { ...production, WEBSRM_ENVIRONMENT: undefined, WEBSRM_REPLY_TIMEOUT_MS: '5000' };
    expect(() => readConfig(env)).toThrow(/^The setting WEBSRM_ENVIRONMENT is required when COMPTOIR_DEMO=off\.$/);
  });

  it('takes a value as it is without what surrounds it, as a file of a secret ends in a line break', () => {
    const spaced = Object.fromEntries(Object.entries(production).map(([name, value]) => [name, ` ${value}\r\n`]));
    expect(readConfig(spaced)).toEqual(readConfig(production));
    expect(readConfig({ PORT: ' \n' }).port).toBe(3000);
  });

  it('takes several keys on lines of their own, and a line break within nothing else', () => {
    const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')).join('\n');
    expect(readConfig({ ...production, COMPTOIR_SECRET_KEY: keys }).secretKey).toBe(keys);
    expect(() => readConfig({ ...production, PUBLIC_URL: 'https://por\ntal.example' })).toThrow(
      'The setting PUBLIC_URL is not valid.',
    );
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['COMPTOIR_DEMO', 'maybe'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'https://user:secret@portal.example'],
    ['PUBLIC_URL', 'https://portal.example/comptoir'],
    ['PUBLIC_URL', 'https://portal.example/?from=mail'],
    ['PUBLIC_URL', 'https://portal.example/#there'],
    ['API_BASE_URL', 'api.example'],
    ['API_BASE_URL', 'wss://api.example'],
    ['API_BASE_URL', 'https://api.example/api'],
    ['SMTP_URL', 'http://x'],
    ['MAIL_FROM', 'Comptoir <portail>'],
    ['COMPTOIR_FIRST_ADMIN', 'no-one'],
    ['WEBSRM_REPLY_TIMEOUT_MS', '4999'],
    ['ISSUER_GST', '12'],
    ['ISSUER_QST', '123456789RT0001'],
    ['CLOVER_CLIENT_ID', 'short'],
    ['CLOVER_API_URL', 'ftp://x'],
    ['CLOVER_TIMEOUT_MS', '999'],
    ['CARDS_PROVIDER', 'paper'],
    ['CARDS_ADDRESS', 'here'],
    ['CARDS_TIMEOUT_MS', '60000'],
  ])('refuses %s=%s in one sentence', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} is not valid.`);
  });

  it('signs in from the provider with all of its app’s secrets or not at all', () => {
    const app = {
      CLOVER_CLIENT_ID: 'C0MPT01RTEST1',
      CLOVER_CLIENT_SECRET: 's',
      CLOVER_WEBHOOK_AUTH_CODE: '00000000-0000-4000-8000-000000000000',
    };
    expect(readConfig({}).provider).toBeNull();
    expect(readConfig({ ...production, ...app, CLOVER_API_URL: 'https://api.example/' }).provider).toMatchObject({
      webUrl: 'https://www.clover.com',
      apiUrl: 'https://api.example',
      clientId: 'C0MPT01RTEST1',
    });
    for (const name of Object.keys(app)) {
      expect(() => readConfig({ ...app, [name]: undefined }), name).toThrow('are given together or not at all');
    }
    expect(() => readConfig({ ...production, ...app, CLOVER_WEB_URL: 'http://clover.example' })).toThrow(
      'The setting CLOVER_WEB_URL begins with https:// when COMPTOIR_DEMO=off.',
    );
  });

  it('takes mail in where both the address and the password are given', () => {
    expect(readConfig(production).inboundMail).toBeNull();
    const given = { SUPPORT_REPLY_ADDRESS: 'Reponse@comptoir.example', INBOUND_MAIL_PASSWORD: 'x'.repeat(16) };
    expect(readConfig({ ...production, ...given }).inboundMail).toEqual({
      address: 'reponse@comptoir.example',
      password: 'x'.repeat(16),
    });
    for (const name of Object.keys(given))
      expect(() => readConfig({ ...given, [name]: undefined }), name).toThrow('are given together or not at all');
    for (const address of ['a+b@comptoir.example', `${'a'.repeat(32)}@comptoir.example`, 'comptoir.example'])
      expect(() => readConfig({ ...given, SUPPORT_REPLY_ADDRESS: address }), address).toThrow('SUPPORT_REPLY_ADDRESS');
  });
});
