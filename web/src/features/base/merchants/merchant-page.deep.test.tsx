import { getMerchant, updateMerchant, type MerchantView } from '@comptoir/contract/base/merchants';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken } from '../../../../test/factories.ts';
import * as access from '../../../shared/access/permission.ts';

const whole = aMerchant({
  qst_number: '4071234567TQ0001',
  gst_number: '812345676RT0001',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '200-45',
  address: 'rue du Sault-au-Matelot',
  city: 'Québec',
  postal_code: 'G1K3Z4',
});

type Sent = Record<string, unknown>;
/** Takes what is saved as the server would. */
const takeUpdates = (before: MerchantView = whole) =>
  answer(updateMerchant, ({ body: { authorization_code: code, ...body } }) => ({
    ...before,
    ...body,
    requireShift: body.requireShift ?? before.requireShift,
    version: body.version + 1,
    hasAuthorizationCode: before.hasAuthorizationCode || code !== undefined,
  }));

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = (name = 'Enregistrer') => screen.findByRole('button', { name });

async function open(merchant: MerchantView = whole, opening: Parameters<typeof renderApp>[1] = {}, path = '/merchant') {
  answer(getMerchant, merchant);
  const app = await renderApp(path, opening);
  const retype = async (name: string, text: string) => {
    const input = await field(name);
    await app.user.clear(input);
    // as a whole: the rules are asked with each letter
    await app.user.paste(text);
    await app.user.tab();
    return input;
  };
  return { ...app, retype };
}

describe('the merchant information', () => {
  it.each([
    ['fr', 'Renseignements du commerçant', 'Numéro de TVQ', 'Est (UTC-05:00, Montréal)', /Rien ne manque/],
    ['en', 'Merchant information', 'QST number', 'Eastern (UTC-05:00, Montreal)', /Nothing is missing/],
  ] as const)('shows all that is on file, as paper writes it (%s)', async (language, title, qst, zone, state) => {
    await open(whole, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect((await field(qst)).value).toBe('4071234567 TQ 0001');
    for (const text of ['812345676 RT 0001', '555-0142', 'G1K 3Z4', 'ER0042'])
      expect(screen.getByDisplayValue(text)).toBeDefined();
    expect(screen.getByDisplayValue(zone)).toBeDefined();
    expect(screen.getByText(state)).toBeDefined();
  });

  it.each([
    ['fr', /numéro de TVQ, numéro de TPS, indicatif régional/, /Il manque 8 renseignements/],
    ['en', /QST number, GST number, area code/, /8 pieces of information are missing/],
  ] as const)('names what is missing (%s)', async (language, names, count) => {
    await renderApp('/merchant', { language });
    expect(await screen.findByText(count)).toBeDefined();
    expect(screen.getByText(names)).toBeDefined();
  });

  it('says that the registration is open although nothing is missing', async () => {
    await open({ ...whole, subscriptionCompleted: false });
    expect(await screen.findByText('Rien ne manque. Inscription à terminer.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir les étapes' }).getAttribute('href')).toBe('/configuration');
  });

  it('is saved in its form, onto the version that was seen, without the code', async () => {
    const sent = takeUpdates();
    const { user, retype } = await open({ ...whole, version: 4 });
    expect((await retype('Code postal', 'g1r-2s7')).value).toBe('G1R 2S7');
    expect((await retype('Téléphone', '1 581 555 0199')).value).toBe('555-0199');
    expect((await field('Indicatif régional')).value).toBe('581');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sous-secteur' }), 'Camion-restaurant');
    await user.click(screen.getByRole('switch', { name: /Traiteur/ }));
    await user.click(screen.getByRole('switch', { name: /Chaque facture nomme son utilisateur/ }));
    expect(screen.getByText('Pas encore enregistré')).toBeDefined();
    await user.click(await save());
    await waitFor(() => expect(screen.queryByText('Pas encore enregistré')).toBeNull());
    expect(sent.map(({ body }) => body as Sent)).toEqual([
      expect.objectContaining({
        version: 4,
        postal_code: 'G1R2S7',
        area_code: '581',
        phone_number: '5550199',
        sub_sector: 'food_truck',
        isTraiteur: true,
        requireShift: true,
        qst_number: '4071234567TQ0001',
      }),
    ]);
    expect(sent[0]?.body).not.toHaveProperty('authorization_code');
  });

  it('goes back to what is on file', async () => {
    const { user, retype } = await open();
    await retype('Ville', 'Lévis');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect((await field('Ville')).value).toBe('Québec');
  });
});

it('takes the civic number out of an address that a browser has filled in', async () => {
  const { retype } = await open(aMerchant({ civic_number: null, address: null }));
  await retype('Rue', '4577, rue Saint-Denis');
  expect((await field('Numéro civique')).value).toBe('4577');
  expect((await field('Rue')).value).toBe('rue Saint-Denis');
});

describe('a field that is wrong', () => {
  it.each([
    ['fr', 'Enregistrer', 'Ce champ est obligatoire', 'Le numéro de TVQ est obligatoire', 'Nom sur les reçus'],
    ['en', 'Save', 'This field is required', 'QST number is required', 'Name on the receipts'],
  ] as const)('is required, and nothing is sent (%s)', async (language, button, rule, sentence, first) => {
    const sent = takeUpdates();
    const { user } = await open(aMerchant({ company_name: '', file_number: null }), { language });
    await user.click(await save(button));
    expect(await screen.findAllByText(rule)).toHaveLength(10);
    expect(document.activeElement).toBe(await field(first));
    await user.click(screen.getByRole('button', { name: sentence }));
    expect(document.activeElement).toBe(await field(language === 'fr' ? 'Numéro de TVQ' : 'QST number'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['fr', 'Numéro de TVQ', 'Le numéro de TVQ doit être valide', 'Numéro de TPS', /comparez chaque chiffre/],
    ['en', 'QST number', 'QST number must be valid', 'GST number', /check each digit/],
  ] as const)('is said to be so when it is left (%s)', async (language, qst, invalid, gst, noSuch) => {
    const { retype } = await open(whole, { language });
    await retype(qst, '12345');
    expect(await screen.findByText(invalid)).toBeDefined();
    await retype(gst, '812345678 RT 0001');
    expect(await screen.findByText(noSuch)).toBeDefined();
  });

  it('is shown which characters are too strange, and how long it may be', async () => {
    const { retype } = await open();
    await retype('Nom sur les reçus', 'Bistro € 東');
    expect(await screen.findByText('Revenu Québec n’accepte pas ces caractères : € 東')).toBeDefined();
    await retype('Numéro civique', '1'.repeat(17));
    expect(await screen.findByText('16 caractères au plus')).toBeDefined();
  });

  it('is shown where the server found it', async () => {
    refuse(updateMerchant, 'validation-failed', { fields: [{ path: 'city', rule: 'characters' }] });
    const { user, retype } = await open();
    await retype('Ville', 'Lévis');
    await user.click(await save());
    expect(await screen.findByText(/Le nom de la ville doit être valide/)).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Ville')));
  });

  it('that no one named leaves the reason above the form, and what was typed in it', async () => {
    refuse(updateMerchant, 'too-many-requests');
    const { user, retype } = await open();
    await retype('Ville', 'Lévis');
    await user.click(await save());
    expect(await screen.findByText(/Trop de tentatives/)).toBeDefined();
    expect((await field('Ville')).value).toBe('Lévis');
  });

  it('may be merely odd, and is saved all the same', async () => {
    const sent = takeUpdates();
    const { user, retype } = await open();
    await retype('Numéro de TPS', '000000000rt0000');
    expect(await screen.findByText(/pas inscrit à la TPS/)).toBeDefined();
    await retype('Code postal', 'M5V 3L9');
    expect(await screen.findByText(/commencent par G, H ou J/)).toBeDefined();
    await user.click(await save());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ gst_number: '000000000RT0000', postal_code: 'M5V3L9' }));
  });
});

describe('a link to a field', () => {
  it('puts the focus there', async () => {
    await open(whole, {}, '/merchant?field=qst_number');
    const input = await field('Numéro de TVQ');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('opens the code to be typed again', async () => {
    await open(whole, {}, '/merchant?field=authorization_code');
    const input = await field('Code d’autorisation');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('that names none leaves the screen as it is', async () => {
    await open(whole, {}, '/merchant?field=nothing');
    expect((await field('Ville')).value).toBe('Québec');
  });
});

describe('the receipt', () => {
  const receiptOf = async (name: string) => within(await screen.findByRole('figure', { name }));

  it('is laid out as the till prints it, in French, whatever the language of the screen', async () => {
    await open(whole, { language: 'en' });
    const receipt = await receiptOf('Example of a receipt');
    const paper = receipt.getByText('Bistro du Quai').parentElement;
    for (const text of [
      /Bistro du Quai200-45 rue du Sault-au-MatelotQuébec \(Québec\) G1K 3Z4418 555-0142/,
      /TPS 812345676 RT 0001TVQ 4071234567 TQ 0001/,
      /TOTAL :5,75\u00A0\$PAIEMENT REÇU/,
    ])
      expect(paper?.textContent).toMatch(text);
    expect(receipt.getByText('Example of a QR code')).toBeDefined();
  });

  it('follows what is typed', async () => {
    const { retype } = await open();
    await retype('Nom sur les reçus', 'Chez Léo');
    await retype('Numéro de TPS', '000000000 RT 0000');
    const receipt = await receiptOf('Exemple de reçu');
    expect(await receipt.findByText(/Chez Léo/)).toBeDefined();
    expect(receipt.queryByText(/TPS 0/)).toBeNull();
    expect(receipt.getByRole('row', { name: /^TPS : 0,00\s\$$/ })).toBeDefined();
  });

  it('of the islands says whose time the authority’s is', async () => {
    await open({ ...whole, time_zone: 'America/Halifax' });
    expect(await (await receiptOf('Exemple de reçu')).findByText(/11:05:02 UTC-05:00/)).toBeDefined();
  });

  it('leaves the place of what is missing', async () => {
    await open(aMerchant());
    expect(await (await receiptOf('Exemple de reçu')).findByText(/TVQ …/)).toBeDefined();
  });
});

describe('who looks at it', () => {
  it('may be an administrator, at the merchant that is picked', async () => {
    const other = aMerchant({ id: '00000000-0000-4000-8000-000000000077', company_name: 'Taverne du Faubourg' });
    answerMerchants([aMerchant(), other]);
    await open(other, { token: aToken({ role: 'admin', merchantId: null }) }, `/merchant?merchantId=${other.id}`);
    expect((await field('Nom sur les reçus')).value).toBe('Taverne du Faubourg');
  });

  it('and may not change it sees it, and reads why', async () => {
    vi.spyOn(access, 'usePermission').mockReturnValue(false);
    await open({ ...whole, isTraiteur: true });
    expect(await screen.findByText(/pas les modifier/)).toBeDefined();
    for (const text of ['Restauration, traiteur', 'ER0042', 'G1K 3Z4', '555-0142'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });

  it('is shown when it could not be loaded, and tries again', async () => {
    refuse(getMerchant, 'not-found');
    const { user } = await renderApp('/merchant');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(getMerchant, whole);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect((await field('Numéro de dossier')).value).toBe('ER0042');
  });
});
