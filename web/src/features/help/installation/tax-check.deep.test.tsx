import {
  getPosConnection,
  getTaxCheck,
  refreshPosData,
  type PosConnectionView,
  type TaxCheckView,
} from '@comptoir/contract/provider/pos-connection';
import { getSession } from '@comptoir/contract/base/sessions';
import { TAX_FINDINGS } from '@comptoir/domain/base/taxes/check-tax-rates';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView, aToken, hoursAgo, id } from '../../../../test/factories.ts';

const KINDS = ['merchant', 'employees', 'devices', 'tax-rates'] as const;

const aConnection = (overrides: Partial<PosConnectionView> = {}): PosConnectionView => ({
  provider: 'Clover',
  state: 'connected',
  posMerchantId: '2A6GXC3Q7CG18',
  connectedAt: hoursAgo(100),
  reads: KINDS.map((kind) => ({ kind, readAt: hoursAgo(2), failedAt: null, failure: null })),
  merchant: null,
  ...overrides,
});

const aCheck = (overrides: Partial<TaxCheckView> = {}): TaxCheckView => ({
  state: 'right',
  readAt: hoursAgo(2),
  rates: [
    { name: 'TPS', rateMillionths: 50_000, isDefault: true, isRecognized: true },
    { name: 'TVQ', rateMillionths: 99_750, isDefault: true, isRecognized: true },
  ],
  findings: [],
  ...overrides,
});

const wrong = (finding: TaxCheckView['findings'][number]['finding'], tax: string | null = 'Taxes'): TaxCheckView =>
  aCheck({ state: 'wrong', findings: [{ finding, tax }] });

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const check = async (name = 'Vos taxes chez Clover') => within(await screen.findByRole('region', { name }));
const card = async (name = 'Votre compte Clover') => within(await screen.findByRole('region', { name }));

describe('the check of the taxes', () => {
  it.each([
    ['fr', 'Vos taxes chez Clover', 'Correctes', /Les deux taxes sont là/, '9,975 %', 'Synchronisé il y a 2 heures'],
    ['en', 'Your taxes at Clover', 'Correct', /Both taxes are there/, '9.975%', 'Synced 2 hours ago'],
  ] as const)(
    'shows what was read, when, and that it is right (%s)',
    async (language, name, state, words, rate, read) => {
      answer(getPosConnection, aConnection());
      answer(getTaxCheck, aCheck());
      await renderApp('/configuration', { language });
      const taxes = await check(name);
      expect(taxes.getByText(state)).toBeDefined();
      expect(taxes.getByText(words)).toBeDefined();
      expect(taxes.getByText((text) => plain(text) === rate)).toBeDefined();
      expect(taxes.getByText(read)).toBeDefined();
    },
  );

  it.each(['fr', 'en'] as const)('names each finding and says step by step what to do (%s)', async (language) => {
    answer(getPosConnection, aConnection());
    answer(
      getTaxCheck,
      aCheck({ state: 'wrong', findings: TAX_FINDINGS.map((finding) => ({ finding, tax: 'Ma taxe' })) }),
    );
    await renderApp('/configuration', { language });
    const taxes = await check(language === 'fr' ? undefined : 'Your taxes at Clover');
    const findings = taxes.getAllByRole('heading', { level: 4 });
    expect(findings).toHaveLength(TAX_FINDINGS.length);
    for (const finding of findings) {
      const steps = within(finding.closest('li') ?? finding).getAllByRole('listitem');
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps[0]?.textContent).toMatch(/Clover/);
      expect(finding.textContent).not.toMatch(/[{}<>]/);
    }
  });

  it('says of a single rate that it replaces two, with what they are', async () => {
    answer(getTaxCheck, wrong('combined-rate'));
    await renderApp('/configuration');
    const taxes = await check();
    expect(taxes.getByText('À corriger')).toBeDefined();
    expect(taxes.getByText(/Un point est à corriger/)).toBeDefined();
    expect(taxes.getByRole('heading', { name: /«\s*Taxes\s*» réunit les deux taxes en une/ })).toBeDefined();
    expect(taxes.getByText((text) => plain(text).includes('la TPS à 5 % et la TVQ à 9,975 %'))).toBeDefined();
  });

  it('says that there is nothing to read over, or that nothing was read yet', async () => {
    await renderApp('/configuration');
    expect((await check()).getByText(/n’est pas relié à votre compte Clover/)).toBeDefined();
  });

  it('says that nothing was read yet', async () => {
    answer(getPosConnection, aConnection());
    await renderApp('/configuration');
    expect(await (await check()).findByText(/n’ont pas encore été lues/)).toBeDefined();
  });

  it('says so when no tax is set up', async () => {
    answer(getTaxCheck, aCheck({ state: 'wrong', rates: [], findings: [{ finding: 'gst-missing', tax: null }] }));
    await renderApp('/configuration');
    const taxes = await check();
    expect(taxes.getByText('Aucune taxe n’est réglée chez Clover.')).toBeDefined();
    expect(taxes.getByRole('heading', { name: 'Il manque la TPS' })).toBeDefined();
  });

  it('has them read again, and follows what comes of it while one looks on', async () => {
    const stream = openStream();
    answer(getPosConnection, aConnection());
    answer(getTaxCheck, wrong('gst-not-default', 'TPS'));
    const asked = answer(refreshPosData, aConnection());
    const { user } = await renderApp('/configuration');
    await user.click(await (await check()).findByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText('Tout est relu chez Clover')).toBeDefined();
    expect(asked).toHaveLength(1);
    answer(getTaxCheck, aCheck());
    stream.send('activity');
    expect(await (await check()).findByText('Correctes')).toBeDefined();
  });

  it('says why it cannot be read again', async () => {
    answer(getPosConnection, aConnection());
    refuse(refreshPosData, 'provider-not-connected');
    const { user } = await renderApp('/configuration');
    await user.click(await (await check()).findByRole('button', { name: 'Actualiser' }));
    expect(await (await check()).findByText(/n’est pas relié à votre compte chez le fournisseur/)).toBeDefined();
  });

  it('says what could not be loaded and tries again', async () => {
    refuse(getTaxCheck, 'internal-error');
    const { user } = await renderApp('/configuration');
    const region = within(await screen.findByRole('region', { name: 'Régler les taxes' }));
    await region.findByText('Le chargement a échoué');
    answer(getTaxCheck, aCheck());
    await user.click(region.getByRole('button', { name: 'Réessayer' }));
    expect((await check()).getByText('Correctes')).toBeDefined();
  });
});

describe('the account at the provider', () => {
  it.each([
    ['fr', 'Votre compte Clover', 'Relié', 'Employés'],
    ['en', 'Your account at Clover', 'Connected', 'Employees'],
  ] as const)('shows the connection and when each kind was read (%s)', async (language, name, state, employees) => {
    answer(getPosConnection, aConnection());
    await renderApp('/configuration', { language });
    const account = await card(name);
    expect(await account.findByText(state)).toBeDefined();
    expect(account.getByText('2A6GXC3Q7CG18')).toBeDefined();
    expect(account.getByText(employees)).toBeDefined();
    expect(account.getAllByText(/il y a 2 heures|2 hours ago/)).toHaveLength(4);
  });

  it.each([
    ['unavailable', /n’a pas répondu/],
    ['refused', /ne nous laisse pas lire/],
    ['needs-sign-in', /demande une nouvelle connexion/],
  ] as const)('says in words that a reading was %s', async (failure, words) => {
    const [first, ...others] = aConnection().reads;
    const reads = [...(first ? [{ ...first, failure, failedAt: hoursAgo(1) }] : []), ...others];
    answer(getPosConnection, aConnection({ reads }));
    await renderApp('/configuration');
    expect(await (await card()).findByText(words)).toBeDefined();
  });

  it.each([
    ['needs_reauth', 'Connexion à refaire', /la permission est échue/, 'Se connecter de nouveau par Clover'],
    ['disconnected', 'Lien rompu', /a été retirée de Clover/, 'Se connecter de nouveau par Clover'],
    ['not_connected', 'Non relié', /n’a encore rien permis/, 'Se connecter par Clover'],
  ] as const)('leads to the provider when it is %s', async (state, badge, words, name) => {
    answer(getPosConnection, aConnection({ state }));
    await renderApp('/configuration');
    const account = await card();
    expect(await account.findByText(badge)).toBeDefined();
    expect(account.getByText(words)).toBeDefined();
    const link = account.getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^\/login\/clover\?merchantId=2A6GXC3Q7CG18$/);
    expect(account.queryByRole('button', { name: 'Actualiser' })).toBeNull();
  });

  it('leaves signing in to the merchant: a user who acts for them reads why', async () => {
    answer(getPosConnection, aConnection({ state: 'needs_reauth' }));
    const visit = { merchantId: id(1), companyName: 'Bistro du Quai', reason: 'Aide', expiresAt: hoursAgo(-1) };
    answer(getSession, aSessionView({ impersonation: visit }));
    await renderApp('/configuration', { token: aToken({ impersonateMerchantId: id(1) }) });
    const account = await card();
    expect(await account.findByText(/la permission est échue/)).toBeDefined();
    expect(account.queryByRole('link')).toBeNull();
  });

  it('says so when there is none', async () => {
    await renderApp('/configuration');
    expect(await (await card()).findByText('Aucun compte')).toBeDefined();
  });

  it('says what could not be loaded', async () => {
    refuse(getPosConnection, 'internal-error');
    await renderApp('/configuration');
    expect(await (await card()).findByText('Le chargement a échoué')).toBeDefined();
  });
});
