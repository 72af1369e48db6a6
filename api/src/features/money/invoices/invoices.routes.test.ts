import type { ErrorReply } from '@comptoir/contract/errors';
import type { InvoiceDetails, InvoiceView } from '@comptoir/contract/money/invoices';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, anInvoice } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { textOfPdf } from '../../../../test/read-pdf.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from '../payments/charge-due.ts';
import { sendInvoiceLetter } from './send-invoice-mail.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });
beforeEach(() => {
  now = MADE_AT;
});

const get = (token: string, url: string) => test.app.inject({ method: 'GET', url, headers: bearer(token) });
const refusalOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as ErrorReply).error.code,
];

async function billed(given: { language?: 'fr' | 'en' } = {}) {
  const made = await aBilledMerchant(test, { now: MADE_AT });
  if (given.language)
    await asSystem(test, {
      text: 'update invoices set language = $2 where id = $1',
      values: [made.invoice.id, given.language],
    });
  return { ...made, user: await aUser(test, { role: 'merchant', merchantId: made.merchant.id }) };
}

async function chargeAtMidnight(): Promise<void> {
  now = MIDNIGHT;
  await chargeDue(test.dependencies);
  now = MADE_AT;
}

const page = async (token: string, query = '') =>
  (await get(token, `/api/invoices${query}`)).json<{ items: InvoiceView[]; nextCursor: string | null }>();

describe('the list of invoices', () => {
  it('shows creation date, amount due, client and total amount, newest first, page by page', async () => {
    const { merchant, invoice, user } = await billed();
    const next = { startsOn: '2026-07-15', endsOn: '2026-08-15' };
    const second = await anInvoice(test, {
      merchantId: merchant.id,
      now: new Date('2026-07-15T04:00:00Z'),
      period: next,
    });
    const first = await page(user.token, '?limit=1');
    expect(first.items).toMatchObject([{ id: second.id, periodStartsOn: '2026-07-15', periodEndsOn: '2026-08-15' }]);
    const rest = await page(user.token, `?limit=1&cursor=${first.nextCursor}`);
    expect(rest).toEqual({
      nextCursor: null,
      items: [
        {
          id: invoice.id,
          number: invoice.number,
          merchantId: merchant.id,
          client: expect.stringMatching(/^Restaurant /),
          createdAt: MADE_AT.toISOString(),
          periodStartsOn: '2026-06-15',
          periodEndsOn: '2026-07-15',
          dueAt: MIDNIGHT.toISOString(),
          state: 'open',
          nextAttemptAt: MIDNIGHT.toISOString(),
          paidAt: null,
          amountDueCents: 16_097,
          totalCents: 16_097,
        },
      ],
    });
  });

  it('can leave out what is paid', async () => {
    const { merchant, invoice, user } = await billed();
    await chargeAtMidnight();
    const next = { startsOn: '2026-07-15', endsOn: '2026-08-15' };
    const open = await anInvoice(test, {
      merchantId: merchant.id,
      now: new Date('2026-07-15T04:00:00Z'),
      period: next,
    });
    expect((await page(user.token, '?unpaid=true')).items.map(({ id }) => id)).toEqual([open.id]);
    expect((await page(user.token)).items.map(({ id, amountDueCents }) => [id, amountDueCents])).toEqual([
      [open.id, 16_097],
      [invoice.id, 0],
    ]);
  });

  it('shows an administrator everybody’s, a partner those of a merchant of its own, and no one else’s to a merchant', async () => {
    const [one, other] = [await billed(), await billed()];
    const partnerId = await aPartner(test);
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = $1',
      values: [one.merchant.id, partnerId],
    });
    const admin = await aUser(test, { role: 'admin' });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const seen = (await page(admin.token, '?limit=200')).items.map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([one.invoice.id, other.invoice.id]));
    expect((await page(admin.token, `?merchantId=${other.merchant.id}`)).items).toHaveLength(1);
    expect((await page(partner.token, `?merchantId=${one.merchant.id}`)).items).toHaveLength(1);
    expect(refusalOf(await get(partner.token, '/api/invoices'))).toEqual([422, 'merchant-required']);
    expect(refusalOf(await get(partner.token, `/api/invoices?merchantId=${other.merchant.id}`))).toEqual([
      404,
      'not-found',
    ]);
    expect(refusalOf(await get(one.user.token, `/api/invoices?merchantId=${other.merchant.id}`))).toEqual([
      403,
      'forbidden',
    ]);
    expect((await page(one.user.token)).items.map(({ id }) => id)).toEqual([one.invoice.id]);
  });
});

describe('one invoice', () => {
  it('shows lines, taxes and attempts', async () => {
    const { invoice, user } = await billed();
    await chargeAtMidnight();
    const details = (await get(user.token, `/api/invoices/${invoice.id}`)).json<InvoiceDetails>();
    expect(details).toMatchObject({
      lines: [{ kind: 'monthly-service', amountCents: 14_000 }],
      subtotalCents: 14_000,
      gstCents: 700,
      qstCents: 1397,
      totalCents: 16_097,
      creditedCents: 0,
      credits: [],
      attempts: [{ by: 'midnight', state: 'succeeded', card: 'Visa •••• 4242', startedAt: MIDNIGHT.toISOString() }],
    });
  });

  it('keeps the card from partners', async () => {
    const { merchant, invoice } = await billed();
    await chargeAtMidnight();
    const partnerId = await aPartner(test);
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = $1',
      values: [merchant.id, partnerId],
    });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const details = (await get(partner.token, `/api/invoices/${invoice.id}`)).json<InvoiceDetails>();
    expect(details.attempts).toMatchObject([{ state: 'succeeded', card: '' }]);
  });

  it('is not there for a stranger', async () => {
    const { invoice } = await billed();
    const stranger = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    for (const path of ['', '/pdf'])
      expect(refusalOf(await get(stranger.token, `/api/invoices/${invoice.id}${path}`))).toEqual([404, 'not-found']);
    const mailed = await test.app.inject({
      method: 'POST',
      url: `/api/invoices/${invoice.id}/email`,
      headers: bearer(stranger.token),
      payload: {},
    });
    expect(refusalOf(mailed)).toEqual([404, 'not-found']);
  });
});

describe('an invoice as PDF', () => {
  it('has numbers, lines, taxes and total in French: $140.00 makes 160,97 $', async () => {
    const { invoice, user } = await billed();
    const reply = await get(user.token, `/api/invoices/${invoice.id}/pdf`);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(new RegExp(`"restaurant-\\d+-facture-${invoice.number}.pdf"`)),
    });
    const text = await textOfPdf(reply.rawPayload);
    const { gstNumber, qstNumber, name } = test.dependencies.config.issuer;
    for (const line of [
      name,
      `Numéro de TPS ${gstNumber}`,
      `Numéro de TVQ ${qstNumber}`,
      'Facture',
      invoice.number,
      '15 juin 2026',
      'du 15 juin 2026 au 14 juillet 2026',
      'Forfait Comptoir, un mois',
      '140,00 $',
      'TPS (5 %)',
      '7,00 $',
      'TVQ (9,975 %)',
      '13,97 $',
      'Montant dû',
      '160,97 $',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('Payée le');
  });

  it('is English for a client that reads English', async () => {
    const { invoice, user } = await billed({ language: 'en' });
    const text = await textOfPdf((await get(user.token, `/api/invoices/${invoice.id}/pdf`)).rawPayload);
    for (const line of ['Invoice', 'June 15, 2026', 'GST (5%)', '$7.00', 'QST (9.975%)', '$13.97', '$160.97'])
      expect(text).toContain(line);
  });

  it('is a receipt once it is paid, and not before', async () => {
    const { invoice, user } = await billed();
    const url = `/api/invoices/${invoice.id}/pdf?receipt=true`;
    expect(refusalOf(await get(user.token, url))).toEqual([404, 'not-found']);
    await chargeAtMidnight();
    const reply = await get(user.token, url);
    expect(reply.headers['content-disposition']).toMatch(new RegExp(`"restaurant-\\d+-recu-${invoice.number}.pdf"`));
    const text = await textOfPdf(reply.rawPayload);
    for (const line of ['Reçu', 'Payée le', '16 juin 2026', 'Montant payé', '160,97 $']) expect(text).toContain(line);
  });

  it('can be printed whatever the client is called', async () => {
    const { invoice, user } = await billed();
    await asSystem(test, {
      text: `update invoices set client = jsonb_build_object('name', $2::text, 'address', jsonb_build_array('1, rue « Ç »'))
        where id = $1`,
      values: [invoice.id, '日本 🍜 Łódź\u2028'.repeat(20)],
    });
    const reply = await get(user.token, `/api/invoices/${invoice.id}/pdf`);
    expect(await textOfPdf(reply.rawPayload)).toContain('1, rue « Ç »');
  });
});

describe('mail about an invoice', () => {
  const mails = (address: string) => test.mailer.mailsTo(address);

  it('says that it was made, and when and how it was paid, with the document', async () => {
    const { invoice, user } = await billed();
    await runJobs(test);
    await chargeAtMidnight();
    await runJobs(test);
    const [made, paid] = mails(user.email);
    expect(made?.subject).toMatch(new RegExp(`^Votre facture ${invoice.number} – Restaurant`));
    expect(made?.text).toContain('de 160,97\u00A0$. Votre carte enregistrée sera débitée le 16 juin 2026');
    expect(paid?.subject).toMatch(new RegExp(`^Reçu de la facture ${invoice.number} – Restaurant`));
    const files = [made, paid].map((mail) => mail?.attachments?.[0]);
    const names = ['facture', 'recu'].map((kind) => `restaurant-\\d+-${kind}-${invoice.number}.pdf`);
    expect(files.map((file) => file?.filename)).toEqual(names.map((name) => expect.stringMatching(new RegExp(name))));
    for (const file of files) expect(await textOfPdf(file?.content ?? Buffer.alloc(0))).toContain('160,97 $');
  });

  it.each([
    ['paid', 'created', 'fr', 'Elle est payée.', 'sera débitée'],
    ['paid', 'created', 'en', 'It is paid.', 'will be charged'],
    ['paid', 'declined', 'fr', 'Elle a été payée depuis.', 'réessaierons'],
    ['paid', 'declined', 'en', 'It has been paid since.', 'try again'],
    ['open', 'created', 'fr', 'Son paiement était prévu le 16 juin 2026, à minuit', 'sera débitée'],
    ['open', 'created', 'en', 'Its payment was planned for June 16, 2026, at midnight', 'will be charged'],
  ] as const)(
    'announces no future that is past: of a %s invoice, %s (%s)',
    async (state, kind, language, said, unsaid) => {
      const { invoice, user } = await billed();
      if (state === 'paid') await chargeAtMidnight();
      now = new Date(MIDNIGHT.getTime() + 60_000);
      const to = { address: user.email, name: '', language };
      await sendInvoiceLetter(test.dependencies, { invoiceId: invoice.id, kind, creditNumber: null, to });
      const text = mails(user.email).at(-1)?.text.replaceAll('\u00A0', ' ');
      expect(text).toContain(said);
      expect(text).not.toContain(unsaid);
    },
  );

  it.each([
    [
      'gone',
      'created',
      'fr',
      'Aucune carte n’est enregistrée : ajoutez-en une avant le 16 juin 2026',
      'Ajouter une carte',
    ],
    ['gone', 'created', 'en', 'No card is saved: add one before June 16, 2026', 'Add a card'],
    ['2026-05', 'created', 'fr', 'est expirée : remplacez-la avant le 16 juin 2026', 'Changer ma carte'],
    ['2026-05', 'created', 'en', 'has expired: replace it before June 16, 2026', 'Change my card'],
    ['gone', 'declined', 'fr', 'ajoutez-en une avant le 16 juin 2026', 'Ajouter une carte'],
    ['gone', 'declined', 'en', 'add one before June 16, 2026', 'Add a card'],
  ] as const)('promises no payment by a card that is %s: %s (%s)', async (card, kind, language, said, button) => {
    const { merchant, invoice, user } = await billed();
    await asSystem(test, {
      text:
        card === 'gone'
          ? 'update cards set deleted_at = now() where merchant_id = $1'
          : 'update cards set exp_year = 2026, exp_month = 5 where merchant_id = $1',
      values: [merchant.id],
    });
    const to = { address: user.email, name: '', language };
    await sendInvoiceLetter(test.dependencies, { invoiceId: invoice.id, kind, creditNumber: null, to });
    const text = mails(user.email).at(-1)?.text.replaceAll('\u00A0', ' ');
    expect(text).toContain(said);
    expect(text).toContain(button);
    expect(text).not.toMatch(/sera débitée|will be charged|réessaierons|try again/);
  });

  it('is written in the language of each person, and not to who is suspended', async () => {
    const { merchant, invoice, user } = await billed();
    const [english, gone] = [
      await aUser(test, { role: 'merchant', merchantId: merchant.id }),
      await aUser(test, { role: 'merchant', merchantId: merchant.id }),
    ];
    await asSystem(test, { text: `update users set language = 'en' where id = $1`, values: [english.id] });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [gone.id] });
    await runJobs(test);
    expect(mails(user.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^Votre facture ${invoice.number} – Restaurant`)),
    ]);
    expect(mails(english.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^Your invoice ${invoice.number} – Restaurant`)),
    ]);
    expect(mails(gone.email)).toEqual([]);
  });

  it.each([
    ['decline-soft', 'refusé', 'Nous réessaierons le 17 juin 2026'],
    ['decline-hard', 'Il faut une nouvelle carte', 'Ajoutez une autre carte'],
  ] as const)('reports a refusal and what follows: %s', async (behaviour, subject, sentence) => {
    await asSystem(test, { text: 'update invoices set next_attempt_at = null' });
    const { user } = await billed();
    test.payments.next(behaviour);
    await chargeAtMidnight();
    await runJobs(test);
    const refusal = mails(user.email).at(-1);
    expect(refusal?.subject).toContain(subject);
    expect(refusal?.text).toContain(sentence);
    expect(refusal?.text).toContain('/billing');
  });

  it('reports a credit, with its note', async () => {
    const { invoice, user } = await billed();
    const admin = await aUser(test, { role: 'admin' });
    for (const totalCents of [1000, 2500])
      await test.app.inject({
        method: 'POST',
        url: `/api/invoices/${invoice.id}/refund`,
        headers: bearer(admin.token),
        payload: { totalCents, reason: 'geste commercial' },
      });
    await runJobs(test);
    const credits = mails(user.email).filter(({ subject }) => subject.startsWith('Crédit'));
    const texts = await Promise.all(
      credits.map(({ attachments }) => textOfPdf(attachments?.[0]?.content ?? Buffer.alloc(0))),
    );
    expect(texts.map((text) => text.includes('geste commercial') && text.includes(invoice.number))).toEqual([
      true,
      true,
    ]);
    expect(new Set(texts.map((text) => text.at(-1)))).toEqual(new Set(['10,00 $', '25,00 $']));
    expect(credits.map(({ text }) => text).join()).toContain('25,00\u00A0$');
  });

  it('goes out when it is asked for: to everybody, or to one address', async () => {
    const { invoice, user } = await billed();
    await runJobs(test);
    const ask = (payload: object) =>
      test.app.inject({
        method: 'POST',
        url: `/api/invoices/${invoice.id}/email`,
        headers: bearer(user.token),
        payload,
      });
    expect((await ask({})).statusCode).toBe(204);
    expect((await ask({ to: 'comptable@example.test' })).statusCode).toBe(204);
    expect(refusalOf(await ask({ to: 'no-one' }))).toEqual([422, 'validation-failed']);
    await runJobs(test);
    expect(mails(user.email).at(-1)?.subject).toMatch(new RegExp(`^Facture ${invoice.number} – Restaurant`));
    expect(mails('comptable@example.test')[0]?.text).toContain('160,97\u00A0$');
  });

  it('is not sent about what happened long ago', async () => {
    const { user } = await billed();
    now = new Date(MADE_AT.getTime() + 8 * 86_400_000);
    await runJobs(test);
    expect(mails(user.email)).toEqual([]);
  });

  it('is tried again when it was not taken, and given up when no one has the address', async () => {
    const { invoice, user } = await billed();
    const to = { address: user.email, name: '', language: null };
    const letter = { invoiceId: invoice.id, kind: 'created', creditNumber: null, to } as const;
    test.mailer.fail({ kind: 'unavailable', detail: 'down' }, { kind: 'refused', detail: '550 no such mailbox' });
    await expect(sendInvoiceLetter(test.dependencies, letter)).rejects.toThrow('mail unavailable: down');
    await sendInvoiceLetter(test.dependencies, letter);
    expect(test.logLines.join()).toContain('550 no such mailbox');
  });
});
