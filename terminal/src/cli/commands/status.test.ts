import { describe, expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/answer-calls.ts';
import { deviceConfiguration } from '../../../test/device-configuration.ts';
import { linkOf, signatureOf, signedEntry } from '../../../test/made-terminal.ts';
import { acceptedOf, refusedOf, waitingOf } from '../../../test/results-of.ts';
import { tillAtHand } from '../../../test/till-at-hand.ts';
import type { Undated } from '../../journal/journal-entry.ts';

const configured = (more: Parameters<typeof deviceConfiguration>[0] = {}): Answer => ({
  json: deviceConfiguration(more),
});
const certificate = (renewal: 'none' | 'possible' | 'due', isRevoked = false) =>
  configured({ certificate: { serial: null, notAfter: null, isRevoked, renewal } });

describe('the status', () => {
  it('says how the till stands, row by row', async () => {
    const run = await tillAtHand();
    const { output, code, paths } = await run('status', configured());
    expect([code, paths]).toEqual([0, ['configuration', 'menu']]);
    expect(output).toEqual([
      'Caisse                 caisse',
      'Appareil               Caisse 1',
      'Numéro d’appareil      2468-1357-9024',
      'Commerce               Bistro du Quai',
      'Certificat             valide jusqu’au 2040-01-01 (encore 5098 jours)',
      'Comptoir               répond (http://comptoir.test)',
      'Taxes                  TPS 5 %, TVQ 9,975 %',
      'Chaîne                 0 signature',
      'Acceptées              0',
      'En attente ici         0',
      'En attente à Comptoir  0',
    ]);
  });

  it('says the same in English, and what is not known', async () => {
    const { output } = await (await tillAtHand())('status --lang en', null);
    expect(output.slice(0, 6)).toEqual([
      'Till                 caisse',
      'Device               –',
      'Device number        2468-1357-9024',
      'Business             Bistro du Quai',
      'Certificate          valid until 2040-01-01 (5098 days left)',
      'Comptoir             not responding (http://comptoir.test)',
    ]);
  });

  it('says since when Comptoir is silent, and what is to be reported', async () => {
    const offline: Undated = { kind: 'went-offline', id: crypto.randomUUID() };
    const { output } = await (await tillAtHand([offline]))('status', null);
    expect(output).toContain('Comptoir               ne répond plus depuis 2026-01-15 12:05 (http://comptoir.test)');
    expect(output.at(-1)).toBe('Événements à signaler  1');
    const refused: Undated[] = [
      offline,
      { kind: 'events-refused', ids: [offline.kind === 'went-offline' ? offline.id : ''] },
    ];
    const apart = await (await tillAtHand(refused))('status', null);
    expect(apart.output.at(-1)).toBe('Événements que Comptoir ne lit pas  1');
  });

  it('says that Comptoir answers where it refuses the till', async () => {
    const { output, paths } = await (await tillAtHand())('status', refusal('device-not-recognized', 401));
    expect(output[5]).toBe('Comptoir               répond (http://comptoir.test)');
    expect(paths).toEqual(['configuration']);
  });

  it('counts the bills by where they are, and names those that were refused', async () => {
    const indexes = [1, 2, 3, 4, 5];
    const entries: Undated[] = [
      ...indexes.map((index) => signedEntry(linkOf(index), { signedAt: '2026-01-14T16:00:00.000Z' })),
      ...indexes.map((index): Undated => ({
        kind: 'printed',
        id: crypto.randomUUID(),
        noTrans: `AAAA-${index}`,
        actu: signatureOf(index),
        document: 'FAC',
      })),
      {
        kind: 'answered',
        results: [acceptedOf(1), waitingOf(2), refusedOf(3), refusedOf(4, 'relay', 'foreign-device')],
      },
    ];
    const { output } = await (await tillAtHand(entries))('status', null);
    expect(output.slice(7)).toEqual([
      'Chaîne                 5 signatures',
      'Acceptées              1',
      'En attente ici         1',
      'En attente à Comptoir  1',
      'Refusées, à refaire    AAAA-3 (mal formée)',
      'Refusées, à voir       AAAA-4 (pas de cette caisse)',
      'La plus ancienne       1 j 1 h (il reste 22 h 55 min sur 48 h)',
      'Attention : une facture attend depuis 25 h. Revenu Québec doit l’avoir avant 48 h.',
    ]);
  });

  it('says that a bill is late at forty-eight hours', async () => {
    const at = (signedAt: string) =>
      tillAtHand([signedEntry(linkOf(1), { signedAt })]).then((run) => run('status', null));
    const oldest = (output: readonly string[]) => output.find((line) => line.startsWith('La plus ancienne'));
    expect(oldest((await at('2026-01-13T17:05:00.000Z')).output)).toContain('2 j 0 h : la limite de 48 h est dépassée');
    expect(oldest((await at('2026-01-13T17:06:00.000Z')).output)).toContain('1 j 23 h (il reste 1 min sur 48 h)');
  });

  it('sends what waits here where the merchant wants that, and asks of what waits there', async () => {
    const entries: Undated[] = [
      signedEntry(linkOf(1)),
      signedEntry(linkOf(2)),
      { kind: 'answered', results: [waitingOf(1)] },
    ];
    const wanted = await (await tillAtHand(entries))('status', configured());
    expect(wanted.paths.slice(0, 3)).toEqual(['configuration', 'transactions', 'transactions/states']);
    expect(wanted.bodies[1]).toMatchObject({ trigger: 'return', documents: [JSON.stringify(linkOf(2))] });
    const unwanted = await (await tillAtHand(entries))('status', configured({ resendOnReturn: false }));
    expect(unwanted.paths.slice(0, 2)).toEqual(['configuration', 'transactions/states']);
    expect((await (await tillAtHand())('status', configured())).paths).toEqual(['configuration', 'menu']);
  });

  it.each([
    ['possible', 'Renouvellement         possible : npm run terminal -- renew --till caisse'],
    ['due', 'Renouvellement         à faire : npm run terminal -- renew --till caisse'],
  ] as const)('names a renewal that is %s', async (renewal, row) => {
    expect((await (await tillAtHand())('status', certificate(renewal))).output[5]).toBe(row);
  });

  it('names no renewal while the certificate is young, or no longer counts', async () => {
    for (const answer of [certificate('none'), certificate('due', true)])
      expect((await (await tillAtHand())('status', answer)).output.join()).not.toContain('Renouvellement');
    const revoked = await (await tillAtHand())('status', certificate('none', true));
    expect(revoked.output[4]).toBe('Certificat             révoqué : la caisse ne peut plus facturer');
  });

  it('says that no one has begun', async () => {
    const employees = [{ name: 'Camille Roy', opensAllTabs: true }];
    expect((await (await tillAtHand())('status', configured({ employees }))).output.at(-1)).toContain(
      'Aucun service n’est commencé',
    );
  });
});
