import type { CheckedInvitations, InvitationFileView } from '@comptoir/contract/people/invitations';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';

let clock = new Date('2026-06-15T12:00:00Z');
const test = useTestApp({ now: () => clock });
let partnerId: string;
let token: string;
beforeEach(async () => {
  // each test has its own day of mails
  clock = new Date(clock.getTime() + 24 * 3_600_000);
  partnerId = await aPartner(test);
  ({ token } = await aUser(test, { role: 'partner', partnerId }));
});

const HEAD = 'Commerce;Nom;Courriel;Langue\r\n';
const call = (method: 'GET' | 'POST', path: string, payload?: object, language = 'fr') =>
  test.app.inject({
    method,
    url: `/api/partners/${partnerId}/invitations${path}`,
    headers: { ...bearer(token), 'accept-language': language },
    ...(payload ? { payload } : {}),
  });
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64');
const check = async (file: string) => (await call('POST', '/check', { file })).json<CheckedInvitations>();
const send = async (file: string, plan?: string) =>
  call('POST', '', { file, name: 'commerces.csv', plan: plan ?? (await check(file)).plan });
const sent = async (text: string) => (await send(bytesOf(text))).json<InvitationFileView>();
const run = (fileId: string) => planJobs(test.dependencies).tasks['run-invitations']?.({ fileId });
const list = async () => (await call('GET', '')).json<{ items: InvitationFileView[] }>().items;
const pending = () =>
  asSystem<{ email: string; name: string }>(test, {
    text: `select email, company_name as name from pending_registrations where partner_id = $1 order by email`,
    values: [partnerId],
  });
const address = (name: string) => `${name}-${uuid()}@comptoir.test`;
const mailJobs = async () =>
  (await asSystem<{ n: number }>(test, { text: 'select count(*)::int as n from pending_registrations' }))[0]?.n;

describe('a file of merchants to invite', () => {
  it.each([
    ['UTF-8', bytesOf(`${HEAD}Crêperie;Léa Roy;lea roy@comptoir.test;fr`)],
    ['UTF-8 with its mark', bytesOf(`\uFEFF${HEAD}Crêperie;Léa Roy;lea roy@comptoir.test;fr`)],
    ['Windows-1252', bytesOf(`${HEAD}Crêperie;Léa Roy;lea roy@comptoir.test;fr`, 'latin1')],
    [
      'UTF-16 with tabs',
      bytesOf(`\uFEFF${HEAD}Crêperie;Léa Roy;lea roy@comptoir.test;fr`.replaceAll(';', '\t'), 'utf16le'),
    ],
    ['CSV that names its separator', bytesOf(`sep=;\r\n${HEAD}Crêperie;Léa Roy;lea roy@comptoir.test;fr`)],
  ])('is read in %s, and its check writes nothing', async (_name, file) => {
    const before = await mailJobs();
    expect((await check(file)).skipped).toEqual([
      expect.objectContaining({
        companyName: 'Crêperie',
        outcome: 'invalid',
        problems: [{ column: 'email', rule: 'email' }],
      }),
    ]);
    expect([await mailJobs(), await list()]).toEqual([before, []]);
  });

  it('names each line that invites no one, with its column and reason, and does exactly what was shown', async () => {
    const [known, invited, twice, fine] = ['known', 'invited', 'twice', 'fine'].map(address);
    await aUser(test, { role: 'admin' });
    await asSystem(test, {
      text: "insert into users (id, account_id, email, name, role) values ($1, account_of($2, $1, true), $2, 'X', 'admin')",
      values: [uuid(), known],
    });
    await run((await sent(`${HEAD}A;B;${invited};`)).id);
    const text = `${HEAD}Un;A;${known};\nDeux;B;${invited?.toUpperCase()};\nTrois;C;${twice};en\n"Allez sur a.com";;non;de\nCinq - 5;D;${fine};\nSix;E;${twice};`;
    const { counts, skipped } = await check(bytesOf(text));
    expect(counts).toEqual({
      lines: 6,
      waiting: 2,
      invited: 0,
      stopped: 0,
      invalid: 1,
      repeated: 1,
      alreadyInvited: 1,
      hasAccount: 1,
    });
    expect(skipped.map(({ line, outcome, firstLine }) => [line, outcome, firstLine])).toEqual([
      [2, 'has-account', null],
      [3, 'already-invited', null],
      [5, 'invalid', null],
      [7, 'repeated', 4],
    ]);
    expect(skipped[2]?.problems).toEqual([
      { column: 'company_name', rule: 'has-address' },
      { column: 'name', rule: 'required' },
      { column: 'email', rule: 'email' },
      { column: 'language', rule: 'language' },
    ]);
    const file = await sent(text);
    await run(file.id);
    expect((await list())[0]).toMatchObject({ state: 'done', counts: { ...counts, waiting: 0, invited: 2 } });
    const results = await call('GET', `/${file.id}/results`);
    expect(results.body).toContain(`3;"Deux";"B";"${invited}";"Sans changement\u00A0: déjà invité";""`);
    expect(results.body).toContain('Courriel\u00A0: courriel non valide');
    expect(results.body).toContain(`6;"Cinq - 5";"D";"${fine}";"Invité";""`);
    const english = (await call('GET', `/${file.id}/results`, undefined, 'en')).body;
    expect(english).toContain('"Line","Business","Name","Email","Result","Reason"');
    expect(english).toContain(`2,"Un","A","${known}","No change: has an account already",""`);
    expect(english).toContain('Business: contains a web or email address · Name: is missing · Email: is not valid');
    expect(english).toContain(`6,"Cinq - 5","D","${fine}","Invited",""`);
    expect(english).toContain('"The address is on line 4 already"');
    expect(await codeOf(call('GET', `/${uuid()}/results`))).toBe('not-found');
  });

  it('shows what is accepted as it was read', async () => {
    const email = address('oeuf');
    const windows = Buffer.from(`${HEAD}L\u0092\u008Cuf d\u0092Élise;Zoé;${email};fr`, 'latin1').toString('base64');
    expect((await check(windows)).accepted).toEqual([
      { line: 2, companyName: 'L’Œuf d’Élise', name: 'Zoé', email, language: 'fr' },
    ]);
  });

  it.each(['=1+1', '+5', '-5', '@SUM(A1)', '＝1'])('takes no formula for a name: %s', async (formula) => {
    const { counts, accepted, skipped } = await check(
      bytesOf(`${HEAD}${formula};Zoé;${address('a')};\nCafé;"${formula}";${address('b')};`),
    );
    expect([counts.invalid, accepted]).toEqual([2, []]);
    expect(skipped.map(({ problems }) => problems)).toEqual([
      [{ column: 'company_name', rule: 'formula' }],
      [{ column: 'name', rule: 'formula' }],
    ]);
  });

  it.each([
    ['invitations-unreadable', 'Commerce;Nom\nA;B'],
    ['invitations-unreadable', HEAD],
    ['invitations-unreadable', ''],
    ['invitations-too-many', `${HEAD}${'A;B;c@d.test;\n'.repeat(10_001)}`],
  ])('is refused as %s', async (code, text) => {
    expect(await codeOf(call('POST', '/check', { file: bytesOf(text) }))).toBe(code);
    expect(await codeOf(send(bytesOf(text), 'x'))).toBe(code);
  });

  it('is refused when it would do something else than its check has shown, and so when it is sent twice', async () => {
    const file = bytesOf(`${HEAD}A;B;${address('a')};`);
    const { plan } = await check(file);
    expect((await send(file, plan)).statusCode).toBe(200);
    expect(await codeOf(send(file, plan))).toBe('invitations-changed');
    expect(await list()).toHaveLength(1);
  });

  it('makes each address that confirms a merchant of the partner', async () => {
    const email = address('lea');
    await run((await sent(`${HEAD}Crêperie;Léa Roy;${email};en`)).id);
    const [made] = await asSystem<{ id: string }>(test, {
      text: 'select id from pending_registrations where email = $1',
      values: [email],
    });
    await planJobs(test.dependencies).tasks['send-registration-mail']?.({ id: made?.id });
    const mail = test.mailer.mailsTo(email).at(-1);
    expect(mail).toMatchObject({ subject: 'Sign up your business with Comptoir' });
    expect(mail?.text).toMatch(new RegExp(`Partner .* invites your business`));
    const password = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(mail?.text ?? '')?.[0];
    const login = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    expect(login.statusCode).toBe(200);
    const merchants = await asSystem(test, {
      text: 'select company_name as name from merchants where partner_id = $1',
      values: [partnerId],
    });
    expect(merchants).toEqual([{ name: 'Crêperie' }]);
  });
});

describe('a file that is being sent', () => {
  it('goes on after its server died, each invitation once', async () => {
    const emails = ['a', 'b', 'c'].map(address);
    const { id } = await sent(
      HEAD +
        emails
          .map((email) => `${email};B;${email};`)
          .join('\n')
          .replaceAll(/^[^;]*/gm, 'A'),
    );
    await Promise.all([run(id), run(id)]);
    await run(id);
    expect(await pending()).toHaveLength(3);
    expect((await list())[0]).toMatchObject({ state: 'done', counts: { invited: 3 } });
  });

  it('invites no one whose address came into use since it was sent', async () => {
    const [known, fine] = ['known', 'fine'].map(address);
    const { id } = await sent(`${HEAD}A;B;${known};\nC;D;${fine};`);
    await asSystem(test, {
      text: "insert into users (id, account_id, email, name, role) values ($1, account_of($2, $1, true), $2, 'X', 'admin')",
      values: [uuid(), known],
    });
    await run(id);
    expect(await pending()).toEqual([{ email: fine, name: 'C' }]);
    expect((await list())[0]).toMatchObject({ state: 'done', counts: { invited: 1, hasAccount: 1 } });
  });

  it('has no more mails in a day than a person may cause, and goes on the next day', async () => {
    const emails = Array.from({ length: 203 }, (_, index) => `${uuid()}@gmail-${index % 5}.test`);
    const { id } = await sent(HEAD + emails.map((email) => `A;B;${email};`).join('\n'));
    await run(id);
    expect((await list())[0]).toMatchObject({ state: 'sending', counts: { invited: 200, waiting: 3 } });
    clock = new Date(clock.getTime() + 24 * 3_600_000);
    await planJobs(test.dependencies).tasks['continue-invitations']?.({});
    await run(id);
    // no session lasts that long
    ({ token } = await aUser(test, { role: 'partner', partnerId }));
    expect((await list())[0]).toMatchObject({ state: 'done', counts: { invited: 203 } });
  });

  it('stops when the partner is suspended, and what it has done stays', async () => {
    const { id } = await sent(`${HEAD}A;B;${address('a')};\nC;D;${address('b')};`);
    await asSystem(test, { text: 'update partners set suspended_at = now() where id = $1', values: [partnerId] });
    await run(id);
    expect(await pending()).toEqual([]);
    const ended = await asSystem(test, { text: 'select state from invitation_files where id = $1', values: [id] });
    expect(ended).toEqual([{ state: 'stopped' }]);
    const lines = await asSystem(test, {
      text: 'select outcome from invitation_lines where file_id = $1',
      values: [id],
    });
    expect(lines).toEqual([{ outcome: 'stopped' }, { outcome: 'stopped' }]);
    const undo = { text: "update invitation_lines set outcome = 'waiting' where file_id = $1", values: [id] };
    await expect(test.dependencies.database.transaction({ role: 'system' }, (tx) => tx.many(undo))).rejects.toThrow(
      /as it was decided/,
    );
  });

  it('is another partner’s neither to see nor to send', async () => {
    await sent(`${HEAD}A;B;${address('a')};`);
    const other = { role: 'partner', partnerId: await aPartner(test) } as const;
    for (const table of ['invitation_files', 'invitation_lines']) {
      const seen = (scope: typeof other) =>
        test.dependencies.database.transaction(scope, (tx) => tx.many({ text: `select from ${table}` }));
      expect(await seen({ ...other, partnerId })).toHaveLength(1);
      expect(await seen(other)).toEqual([]);
    }
    ({ token } = await aUser(test, other));
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['POST', '/check', { file: bytesOf('x') }],
      ['POST', '', { file: bytesOf('x'), name: 'a.csv', plan: 'x' }],
    ] as const)
      expect(await codeOf(call(method, path, payload))).toBe('not-found');
  });
});

const codeOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ error?: { code: string } }>().error?.code;
