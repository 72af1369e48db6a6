import {
  getMerchant,
  revealAuthorizationCode,
  updateMerchant,
  validateTaxNumbers,
  type MerchantView,
} from '@comptoir/contract/base/merchants';
import { getPosConnection, type PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { getProgress } from '@comptoir/contract/help/installation';
import { getSession } from '@comptoir/contract/base/sessions';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, cutOff, refuse } from '../../../../test/mock-api.ts';
import { aProgress } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCompleteMerchant, aSessionView, aToken, hoursAgo } from '../../../../test/factories.ts';

const whole = aCompleteMerchant({ gst_number: '123456782RT0001', authorizationCodeSetAt: '2026-03-02T15:00:00Z' });
const admin = aToken({ role: 'admin', merchantId: null });
const at = (token: string) => ({ token, path: `/merchant?merchantId=${whole.id}` });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

async function open(merchant: MerchantView = whole, { token = aToken(), path = '/merchant' } = {}) {
  answer(getMerchant, merchant);
  const app = await renderApp(path, { token });
  const retype = async (name: string, text: string) => {
    const input = await field(name);
    await app.user.clear(input);
    // as a whole: the rules are asked with each letter
    await app.user.paste(text);
    await app.user.tab();
  };
  const click = async (name: string) => app.user.click(await press(name));
  return { ...app, retype, click };
}

describe('the authorization code', () => {
  it('is masked, with since when it is there', async () => {
    await open();
    expect(await screen.findByText('au dossier depuis le 2 mars 2026')).toBeDefined();
    expect(screen.getByText('Masqué')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Code d’autorisation' })).toBeNull();
  });

  it('is shown after the password, and gone with the dialog', async () => {
    const asked = answer(revealAuthorizationCode, { authorization_code: 'A1B2-C3D4' });
    const { user, click } = await open();
    await click('Afficher');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Votre mot de passe'), '{Enter}');
    expect(await dialog.findByText('Ce champ est obligatoire')).toBeDefined();
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'un long mot de passe{Enter}');
    expect(await dialog.findByText('A1B2-C3D4')).toBeDefined();
    expect(asked.map(({ body }) => body)).toEqual([{ password: 'un long mot de passe' }]);
    await click('Masquer de nouveau');
    await waitFor(() => expect(screen.queryByText('A1B2-C3D4')).toBeNull());
    await click('Afficher');
    expect(await screen.findByLabelText('Votre mot de passe')).toBeDefined();
  });

  it.each([
    ['password-wrong', 'Ce mot de passe n’est pas le bon.'],
    ['too-many-requests', /Trop de tentatives/],
  ] as const)('is not shown when the server says %s', async (code, words) => {
    refuse(revealAuthorizationCode, code);
    const { user, click } = await open();
    await click('Afficher');
    await user.type(await screen.findByLabelText('Votre mot de passe'), 'au hasard{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is replaced by another, or kept after all', async () => {
    const sent = answer(updateMerchant, { ...whole, version: 2 });
    const { click, retype } = await open();
    await click('Remplacer');
    expect(document.activeElement).toBe(await field('Code d’autorisation'));
    await retype('Code d’autorisation', 'a1b2');
    expect(await screen.findByText('Le code d’autorisation doit être valide')).toBeDefined();
    await click('Garder celui du dossier');
    expect(document.activeElement).toBe(await press('Remplacer'));
    await click('Remplacer');
    await retype('Code d’autorisation', 'a1b2 c3d4');
    expect((await field('Code d’autorisation')).value).toBe('A1B2-C3D4');
    await click('Enregistrer');
    await waitFor(() => expect(sent[0]?.body.authorization_code).toBe('A1B2-C3D4'));
    expect(await press('Remplacer')).toBeDefined();
  });

  it('is asked of the merchant while there is none', async () => {
    const sent = answer(updateMerchant, whole);
    const { click } = await open({ ...whole, hasAuthorizationCode: false });
    await click('Enregistrer');
    expect(await screen.findByText('Le code d’autorisation est obligatoire')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('is no business of an administrator who acts for the merchant, who saves without', async () => {
    const sent = answer(updateMerchant, whole);
    const acting = aToken({ impersonateMerchantId: whole.id });
    const until = { reason: 'Aide', expiresAt: hoursAgo(-1) };
    const impersonation = { merchantId: whole.id, companyName: whole.company_name, ...until };
    answer(getSession, aSessionView({ impersonation }));
    const { click } = await open({ ...whole, hasAuthorizationCode: false }, { token: acting });
    expect(await screen.findByText(/Un secret du commerçant/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remplacer' })).toBeNull();
    await click('Enregistrer');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('may be replaced by an administrator, never shown to them', async () => {
    await open(whole, at(admin));
    expect(await press('Remplacer')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Afficher' })).toBeNull();
  });
});

describe('leaving', () => {
  it('asks before what was typed is lost', async () => {
    const { user, address, click, retype } = await open();
    await retype('Ville', 'Lévis');
    const elsewhere = screen.getByRole('link', { name: 'Contacts' });
    await user.click(elsewhere);
    await click('Rester ici');
    expect(address()).toBe('/merchant');
    expect((await field('Ville')).value).toBe('Lévis');
    await user.click(elsewhere);
    await click('Quitter sans enregistrer');
    await waitFor(() => expect(address()).toBe('/contacts'));
  });

  it('asks nothing when nothing was typed', async () => {
    const { user, address } = await open();
    await field('Ville');
    await user.click(screen.getByRole('link', { name: 'Contacts' }));
    await waitFor(() => expect(address()).toBe('/contacts'));
  });
});

describe('someone else who was quicker', () => {
  const theirs: MerchantView = {
    ...whole,
    version: 2,
    city: 'Lévis',
    company_name: 'Bistro d’en face',
    civic_number: '7',
  };

  /** Both typed, the other one saved first. */
  async function openConflict() {
    refuse(updateMerchant, 'merchant-changed-meanwhile');
    const app = await open();
    await app.retype('Ville', 'Rimouski');
    answer(getMerchant, theirs);
    await app.click('Enregistrer');
    const dialog = within(await screen.findByRole('dialog'));
    const choiceOf = (name: string) => within(dialog.getByRole('group', { name }));
    return { ...app, dialog, choiceOf };
  }
  const saved = () =>
    answer(updateMerchant, ({ body }) => ({
      ...theirs,
      ...body,
      requireShift: body.requireShift ?? theirs.requireShift,
      version: 3,
    }));

  it('is shown beside what was typed; what was not touched is theirs already', async () => {
    const { choiceOf, click } = await openConflict();
    expect(choiceOf('Ville').getByRole<HTMLInputElement>('radio', { name: /Saisi par vous\s*Rimouski/ }).checked).toBe(
      true,
    );
    expect(choiceOf('Ville').getByRole('radio', { name: /autre\s*Lévis/ })).toBeDefined();
    expect(choiceOf('Numéro civique').getByRole<HTMLInputElement>('radio', { name: /autre\s*7/ }).checked).toBe(true);
    const sent = saved();
    await click('Enregistrer ce choix');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toMatchObject({ version: 2, city: 'Rimouski', civic_number: '7' });
    expect((await field('Ville')).value).toBe('Rimouski');
  });

  it('may be right about everything, or about nothing, or about one field', async () => {
    const { user, choiceOf, click } = await openConflict();
    await click('Toute la mienne');
    await user.click(choiceOf('Ville').getByRole('radio', { name: /Lévis/ }));
    const sent = saved();
    await click('Enregistrer ce choix');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ city: 'Lévis', civic_number: '45', version: 2 }));
  });

  it('can be thought over in the form', async () => {
    const { click } = await openConflict();
    await click('Revenir au formulaire');
    expect((await field('Ville')).value).toBe('Rimouski');
    expect(await screen.findByText(/vient de modifier ces renseignements/)).toBeDefined();
  });

  it('and who wrote the same leaves nothing to choose', async () => {
    refuse(updateMerchant, 'merchant-changed-meanwhile');
    const { retype, click } = await open();
    await retype('Ville', 'Lévis');
    answer(getMerchant, { ...whole, version: 2, city: 'Lévis' });
    await click('Enregistrer');
    await waitFor(() => expect(screen.queryByText('Pas encore enregistré')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is followed at once where nothing was typed', async () => {
    await open();
    await field('Ville');
    answer(getMerchant, theirs);
    // what was just read is not read again at once, however often one comes back
    await waitFor(async () => {
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
      expect((await field('Ville')).value).toBe('Lévis');
    });
    focusManager.setFocused(undefined);
  });
});

describe('what the provider says', () => {
  const KNOWN = {
    name: 'Bistro du Quai',
    addressLine: '4577, rue Saint-Denis',
    city: 'Montréal',
    postalCode: 'H2J 2L4',
    phone: '514-555-0100',
    timeZone: null,
  };
  const clover: PosConnectionView = {
    provider: 'clover',
    state: 'connected',
    posMerchantId: 'M1',
    connectedAt: null,
    reads: [],
    merchant: KNOWN,
  };

  it('is taken over field by field or as a whole, where it differs', async () => {
    answer(getPosConnection, clover);
    const { click } = await open();
    const panel = within(await screen.findByRole('region', { name: 'Ce que dit Clover' }));
    expect(panel.queryByText('Nom sur les reçus')).toBeNull();
    await click('Reprendre Ville\u00A0: Montréal');
    expect((await field('Ville')).value).toBe('Montréal');
    await click('Tout reprendre');
    expect((await field('Numéro civique')).value).toBe('4577');
    expect((await field('Code postal')).value).toBe('H2J 2L4');
    expect((await field('Indicatif régional')).value).toBe('514');
    await waitFor(() => expect(screen.queryByText('Ce que dit Clover')).toBeNull());
    expect(screen.getByText('Pas encore enregistré')).toBeDefined();
  });

  it.each(['nothing', 'no answer', 'the same'] as const)('is not mentioned when it is %s', async (what) => {
    if (what === 'nothing') answer(getPosConnection, { ...clover, merchant: null });
    else if (what === 'no answer') cutOff(getPosConnection);
    else answer(getPosConnection, { ...clover, merchant: { ...KNOWN, ...SAME } });
    await open();
    await field('Ville');
    expect(screen.queryByText('Ce que dit Clover')).toBeNull();
  });

  const SAME = {
    name: whole.company_name,
    addressLine: `${whole.civic_number} ${whole.address}`,
    city: whole.city,
    postalCode: whole.postal_code,
    phone: '4185550142',
  };
});

describe('the tax numbers', () => {
  it('are verified with Revenu Québec as they are typed, until they are typed otherwise', async () => {
    const asked = answer(validateTaxNumbers, { qst_number: 'valid', gst_number: 'invalid' });
    const { click, retype } = await open();
    await click('Vérifier auprès de Revenu Québec');
    expect(await screen.findByText('Numéro de TVQ : reconnu')).toBeDefined();
    expect(screen.getByText('Numéro de TPS : inconnu')).toBeDefined();
    expect(screen.getByText(/^Comparez avec votre avis d’inscription/)).toBeDefined();
    expect(asked.map(({ body }) => body)).toEqual([{ qst_number: '1234567890TQ0001', gst_number: '123456782RT0001' }]);
    await retype('Numéro de TVQ', '1234567891 TQ 0001');
    await waitFor(() => expect(screen.queryByText('Numéro de TVQ : reconnu')).toBeNull());
  });

  it('are not asked about while they are wrong', async () => {
    const asked = answer(validateTaxNumbers, { qst_number: 'valid', gst_number: 'valid' });
    const { click, retype } = await open();
    await retype('Numéro de TVQ', '12');
    await click('Vérifier auprès de Revenu Québec');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Numéro de TVQ')));
    expect(asked).toEqual([]);
  });

  it('are not said to be known any more once the form is saved', async () => {
    answer(validateTaxNumbers, { qst_number: 'valid', gst_number: 'valid' });
    answer(updateMerchant, { ...whole, version: whole.version + 1, city: 'Lévis' });
    const { click, retype } = await open();
    await click('Vérifier auprès de Revenu Québec');
    expect(await screen.findByText('Numéro de TVQ : reconnu')).toBeDefined();
    await retype('Ville', 'Lévis');
    await click('Enregistrer');
    await waitFor(() => expect(screen.queryByText('Numéro de TVQ : reconnu')).toBeNull());
  });

  it('come with what to do when nothing is said of them', async () => {
    answer(validateTaxNumbers, { qst_number: 'unknown', gst_number: 'unknown' });
    const { click } = await open();
    await click('Vérifier auprès de Revenu Québec');
    expect(await screen.findByText('Numéro de TPS : sans réponse')).toBeDefined();
    expect(screen.getByText(/^Revenu Québec n’a rien dit de ces numéros/)).toBeDefined();
  });

  it('stay unverified when Revenu Québec does not answer', async () => {
    refuse(validateTaxNumbers, 'authority-unavailable');
    const { click } = await open();
    await click('Vérifier auprès de Revenu Québec');
    expect(await screen.findByText('Revenu Québec ne répond pas pour le moment.')).toBeDefined();
  });
});

describe('a draft', () => {
  const started = aCompleteMerchant({ qst_number: null, gst_number: null, hasAuthorizationCode: false });

  it.each([
    ['fr', 'Ville', 'Enregistrer le brouillon', 'Enregistrer'],
    ['en', 'City', 'Save draft', 'Save'],
  ] as const)('is saved with what there is (%s)', async (language, city, draft, save) => {
    answer(getMerchant, started);
    const sent = answer(updateMerchant, { ...started, version: 2, city: 'Lévis' });
    const { user } = await renderApp('/merchant', { language });
    await user.type(await field(city), ' haut');
    await user.click(await press(save));
    expect(sent).toEqual([]);
    await user.click(await press(draft));
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ isDraft: true, qst_number: '' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: draft })).toBeNull());
  });

  it('is right as far as it goes', async () => {
    const sent = answer(updateMerchant, started);
    const { retype, click } = await open(started);
    await retype('Numéro de TVQ', '12');
    await click('Enregistrer le brouillon');
    expect(await screen.findByText('Le numéro de TVQ doit être valide')).toBeDefined();
    expect(document.activeElement).toBe(await field('Numéro de TVQ'));
    expect(sent).toEqual([]);
  });

  it('is not offered when nothing is missing', async () => {
    const { retype } = await open();
    await retype('Ville', 'Lévis');
    expect(await press('Enregistrer')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer le brouillon' })).toBeNull();
  });
});

describe('saved information', () => {
  it.each([
    ['fr', 'Ville', 'Enregistrer', 'Ensuite\u00A0: Associer un appareil'],
    ['en', 'City', 'Save', 'Next: Link a device'],
  ] as const)('leads on to what comes next (%s)', async (language, city, save, next) => {
    answer(getMerchant, whole);
    answer(updateMerchant, { ...whole, version: 2, city: 'Lévis' });
    answer(getProgress, aProgress({ device: { state: 'open', missing: ['device'] } }));
    const { user, address } = await renderApp('/merchant', { language });
    expect(await screen.findByRole('link', { name: next })).toBeDefined();
    await user.type(await field(city), 'x');
    expect(screen.queryByRole('link', { name: next })).toBeNull();
    await user.click(await press(save));
    await user.click(await screen.findByRole('link', { name: next }));
    await waitFor(() => expect(address()).toBe('/devices'));
  });
});
