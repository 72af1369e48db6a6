import type { MerchantBatchDetails, MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import type { MerchantSelection } from '@comptoir/contract/base/selections';
import type { MessagePreview, MessageTemplateView } from '@comptoir/contract/people/message-templates';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

let admin: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
});

const send = async <Reply>(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, token = admin) => {
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
  return reply.json<Reply & { error?: { code: string; fields?: { path: string; rule: string }[] } }>();
};

const WORDS = {
  subjectFr: 'Votre dossier, {merchant}',
  subjectEn: 'Your file, {merchant}',
  textFr: 'Bonjour {firstName}.\n\nDossier {fileNumber}.',
  textEn: 'Hello {firstName}.\n\nFile {fileNumber}.',
};
const write = (given: object = {}) =>
  send<MessageTemplateView>('POST', '/message-templates', { name: uuid(), ...WORDS, ...given });
const change = ({ id, version }: MessageTemplateView, given: object = {}) =>
  send<MessageTemplateView>('PUT', `/message-templates/${id}`, { name: uuid(), ...WORDS, version, ...given });
const retire = ({ id, version }: MessageTemplateView) =>
  send<MessageTemplateView>('POST', `/message-templates/${id}/retirement`, { version });
const preview = (as: object, given: object = {}, token = admin) =>
  send<MessagePreview>('POST', '/message-previews', { ...WORDS, ...given, as }, token);
const select = (...merchants: string[]) => send<MerchantSelection>('POST', '/selections', { merchants });

async function anOwned(companyName: string, owner: string, fileNumber: string | null = 'ER0007') {
  const { id } = await aMerchant(test);
  await asSystem(test, {
    text: 'update merchants set company_name = $2, file_number = $3 where id = $1',
    values: [id, companyName, fileNumber],
  });
  const { id: userId, email } = await aUser(test, { role: 'merchant', merchantId: id });
  await asSystem(test, { text: 'update users set name = $2 where id = $1', values: [userId, owner] });
  return { id, email };
}

describe('a template', () => {
  it('is written, changed and retired, and each change is in the audit trail', async () => {
    const template = await write({ name: 'Dossier' });
    expect(template).toMatchObject({ ...WORDS, name: 'Dossier', version: 1, retiredAt: null, changedBy: 'Someone' });
    const changed = await change(template, { name: 'Dossier', subjectFr: 'Autre' });
    expect(changed).toMatchObject({ subjectFr: 'Autre', version: 2 });
    const retired = await retire(changed);
    expect(retired).toMatchObject({ version: 3, retiredAt: expect.any(String) });
    const { items } = await send<{ items: MessageTemplateView[] }>('GET', '/message-templates');
    expect(items.at(-1)).toEqual(retired);
    const trail = await asSystem(test, {
      text: 'select action, before, after from audit_events where subject_id = $1 order by occurred_at, id',
      values: [template.id],
    });
    expect(trail).toMatchObject([
      { action: 'message-template-written', after: { name: 'Dossier', ...WORDS } },
      {
        action: 'message-template-changed',
        before: { subjectFr: WORDS.subjectFr },
        after: { subjectFr: 'Autre' },
      },
      { action: 'message-template-retired' },
    ]);
  });

  it('that another changed or retired since it was read is refused', async () => {
    const template = await write();
    const both = await Promise.all([change(template), change(template)]);
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['message-template-changed-meanwhile']);
    expect((await retire(template)).error?.code).toBe('message-template-changed-meanwhile');
    const retired = await retire({ ...template, version: 2 });
    expect((await change(retired)).error?.code).toBe('message-template-retired');
    expect((await retire(retired)).error?.code).toBe('message-template-retired');
  });

  it('that is retired stays so, also for the owner of the tables', async () => {
    const { id } = await retire(await write());
    await expect(
      test.owner.query('update message_templates set retired_at = null where id = $1', [id]),
    ).rejects.toThrow('message_templates stays: as it was retired');
  });

  it('that is not there is not found', async () => {
    const none = { ...(await write()), id: uuid() };
    expect([(await change(none)).error?.code, (await retire(none)).error?.code]).toEqual(['not-found', 'not-found']);
  });

  it('has a name of its own while it is in use', async () => {
    const [one, other] = [await write({ name: 'Été' }), await write()];
    const taken = { code: 'validation-failed', fields: [{ path: 'name', rule: 'name-taken' }] };
    expect((await write({ name: 'ete' })).error).toMatchObject(taken);
    expect((await change(other, { name: 'ÉTÉ' })).error).toMatchObject(taken);
    const both = await Promise.all([write({ name: 'Deux' }), write({ name: 'Deux' })]);
    expect(both.filter(({ error }) => error)).toHaveLength(1);
    await retire(one);
    expect((await write({ name: 'Été' })).error).toBeUndefined();
  });

  it.each(['name', 'subjectFr', 'subjectEn', 'textFr', 'textEn'])('has its %s', async (field) => {
    expect((await write({ [field]: ' ' })).error).toMatchObject({
      code: 'validation-failed',
      fields: [{ path: field }],
    });
  });

  it.each(['subjectFr', 'subjectEn', 'textFr', 'textEn'])(
    'names the placeholder of its %s that there is not',
    async (field) => {
      expect((await write({ [field]: 'À {merchant}, {prenom}' })).error).toMatchObject({
        code: 'validation-failed',
        fields: [{ path: field, rule: 'unknown-placeholder:prenom' }],
      });
    },
  );
});

describe('a preview', () => {
  const MARKUP = { subjectFr: '<b>{merchant}</b>', textFr: '<script>alert("{firstName}")</script>' };

  it('shows a sample in both languages', async () => {
    const { merchant, missing, fr, en } = await preview({ whose: 'sample' });
    expect({ merchant, missing }).toEqual({ merchant: null, missing: [] });
    expect(fr.subject).toBe('Votre dossier, Casse-croûte Chez Lou');
    expect(fr.text).toMatch(/^Bonjour Camille Tremblay,\n\nBonjour Camille\.\n\nDossier ER0001\./);
    expect(en.text).toMatch(/^Hello Camille Tremblay,\n\nHello Camille\./);
    expect(en.html).toContain('<html lang="en-CA">');
  });

  it('is of a merchant, and says what it has no value for', async () => {
    const { id } = await anOwned('Bistro du Quai', 'Élise Roy', null);
    const { merchant, missing, fr } = await preview({ whose: 'merchant', merchantId: id });
    expect({ merchant, missing, subject: fr.subject }).toEqual({
      merchant: 'Bistro du Quai',
      missing: ['fileNumber'],
      subject: 'Votre dossier, Bistro du Quai',
    });
    expect((await preview({ whose: 'merchant', merchantId: uuid() })).error?.code).toBe('not-found');
  });

  it('is of the first merchant of a selection of one’s own', async () => {
    const [zinc, abri] = [await anOwned('Zinc', 'Zoé Roy'), await anOwned('Abri', 'Anne Roy')];
    const { id: selectionId } = await select(zinc.id, abri.id);
    expect((await preview({ whose: 'selection', selectionId })).merchant).toBe('Abri');
    const { token } = await aUser(test, { role: 'admin' });
    expect((await preview({ whose: 'selection', selectionId }, {}, token)).error?.code).toBe('not-found');
    expect((await preview({ whose: 'selection', selectionId: uuid() })).error?.code).toBe('not-found');
  });

  it('refuses a placeholder that there is not', async () => {
    expect((await preview({ whose: 'sample' }, { textEn: '{absent}' })).error?.fields).toEqual([
      { path: 'textEn', rule: 'unknown-placeholder:absent' },
    ]);
  });

  it('is what is sent: to each its own, markup as text, and what a name holds is no placeholder', async () => {
    const [one, other] = [await anOwned('<i>Un</i> {portal}', 'Élise Roy'), await anOwned('Deux', 'Marc Côté')];
    const shown = await preview({ whose: 'merchant', merchantId: one.id }, MARKUP);
    const { id: selectionId, count } = await select(one.id, other.id);
    await send('POST', '/merchant-batches', {
      action: 'message',
      selectionId,
      count,
      subject: { fr: MARKUP.subjectFr, en: 'x' },
      text: { fr: MARKUP.textFr, en: 'x' },
    });
    await runJobs(test);
    const [mail] = test.mailer.mailsTo(one.email);
    expect(mail).toMatchObject(shown.fr);
    expect(mail?.subject).toBe('<b><i>Un</i> {portal}</b>');
    expect(mail?.text).toContain('<script>alert("Élise")</script>');
    expect(mail?.html).toContain('&lt;script&gt;alert(&quot;Élise&quot;)&lt;/script&gt;');
    expect(mail?.html).not.toMatch(/<script|<b>|<i>/);
    expect(test.mailer.mailsTo(other.email)).toMatchObject([
      { subject: '<b>Deux</b>', text: expect.stringContaining('alert("Marc")') },
    ]);
  });
});

describe('a message to many', () => {
  const order = (selectionId: string, count: number, text = 'Dossier {fileNumber}.') =>
    send<MerchantBatchView>('POST', '/merchant-batches', {
      action: 'message',
      selectionId,
      count,
      subject: { fr: 'Avis', en: 'Notice' },
      text: { fr: text, en: text },
    });

  it('is not sent to a merchant for which it would leave something open', async () => {
    const [well, without] = [await anOwned('Un', 'Élise Roy'), await anOwned('Deux', 'Marc Côté', null)];
    const { id: selectionId, count } = await select(well.id, without.id);
    const { id } = await order(selectionId, count);
    await runJobs(test);
    expect(await send<MerchantBatchDetails>('GET', `/merchant-batches/${id}`)).toMatchObject({
      counts: { done: 1, refused: 1 },
      left: [{ merchantId: without.id, reason: 'missing-value' }],
    });
    expect(test.mailer.mailsTo(well.email)).toMatchObject([{ text: expect.stringContaining('Dossier ER0007.') }]);
    expect(test.mailer.mailsTo(without.email)).toEqual([]);
  });

  it('keeps the words that it was confirmed with, whatever becomes of the template', async () => {
    const template = await write({ textFr: 'Comme confirmé.' });
    const { id, email } = await anOwned('Un', 'Élise Roy');
    const { id: selectionId, count } = await select(id);
    await order(selectionId, count, template.textFr);
    await retire(await change(template, { textFr: 'Autre chose.' }));
    await runJobs(test);
    expect(test.mailer.mailsTo(email)).toMatchObject([{ text: expect.stringContaining('Comme confirmé.') }]);
  });

  it('is refused with a placeholder that there is not', async () => {
    const { id } = await anOwned('Un', 'Élise Roy');
    const { id: selectionId, count } = await select(id);
    expect((await order(selectionId, count, '{absent}')).error).toMatchObject({
      code: 'validation-failed',
      fields: [
        { path: 'text.fr', rule: 'unknown-placeholder:absent' },
        { path: 'text.en', rule: 'unknown-placeholder:absent' },
      ],
    });
  });

  it('says how support is reached as it is set, and before that as the environment says', async () => {
    const of = async () => (await preview({ whose: 'sample' }, { textFr: '{supportEmail} {portal}' })).fr.text;
    const { supportEmail, publicUrl } = test.dependencies.config;
    expect(await of()).toContain(`${supportEmail} ${publicUrl}`);
    await send('PUT', '/support-settings', {
      opens: '08:00',
      closes: '16:30',
      telephone: null,
      email: 'ailleurs@comptoir.test',
    });
    expect(await of()).toContain(`ailleurs@comptoir.test ${publicUrl}`);
    expect((await preview({ whose: 'sample' }, { textFr: '{supportPhone}' })).missing).toContain('supportPhone');
  });
});
