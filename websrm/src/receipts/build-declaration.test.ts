import { describe, expect, it } from 'vitest';
import type { ThirdPartyDeclaration } from '../requests/third-party-declaration.ts';
import { buildDeclaration, type DeclarationAnswer } from './build-declaration.ts';
import { renderReceipt } from './render-receipt.ts';

const DECLARATION: ThirdPartyDeclaration = {
  TQ: '1234567890TQ0001',
  NM: 'Hot-dogs du port',
  AD: '12, rue du Port, Québec',
  CP: 'G1K3Z4',
  TE: '4185550123',
  PO: '12',
  NE: '1163456789',
  RA: '2',
  DC: '2026-01-15',
  DV: '2026-02-01',
  DE: '2026-12-31',
  BS: 'Hot-dogs et frites',
  FR: 'Les vendredis',
  MO: '2-3',
};

const render = (change: Partial<ThirdPartyDeclaration> = {}, answer: DeclarationAnswer = { kind: 'waiting' }): string =>
  renderReceipt(
    buildDeclaration({
      declaration: { ...DECLARATION, ...change },
      tradeName: 'Bar du Quai',
      addressLines: ['45 rue du Port'],
      answer,
    }),
    48,
    ['QR'],
  ).join('\n');

describe('the confirmation of a declaration', () => {
  it('states who declares, whom, what of their contract, and the authority’s number', () => {
    expect(render({}, { kind: 'taken', number: '0000000007' })).toMatch(
      /Bar du Quai\n +45 rue du Port\n\n +DÉCLARATION D’UN TIERS HABITUEL\n +Contrat modifié\n\nHot-dogs du port\nTVQ 1234567890 TQ 0001\nNEQ : 1163456789\nAdresse : 12, rue du Port, Québec G1K 3Z4\nTéléphone : 418 555-0123, poste 12\n=+\nModifié le : 2026-01-15\nEn vigueur le : 2026-02-01\nPrend fin le : 2026-12-31\nBiens et services : Hot-dogs et frites\nFréquence : Les vendredis\nMoments : soir, nuit\n=+\n +Numéro de Revenu Québec\n +0000000007\n +QR$/,
    );
  });

  it('says that the authority has not answered, has refused it, or never got it', () => {
    expect(render()).toContain('PROBLÈME DE COMMUNICATION');
    expect(render({}, { kind: 'refused' })).toContain('REFUSÉE PAR REVENU QUÉBEC');
    expect(render({}, { kind: 'unread' })).toContain('NON ENVOYÉE');
  });

  it.each([
    ['1', 'Nouveau contrat', 'Conclu le'],
    ['3', 'Contrat terminé', 'Conclu le'],
  ] as const)('prints nothing where nothing is stated (reason %s)', (RA, reason, concluded) => {
    const text = render({ RA, NE: '', AD: '', CP: '', TE: '', PO: '', DV: '', DE: '', BS: '', FR: '', MO: '' });
    expect(text).toContain(`${reason}\n`);
    expect(text).toMatch(new RegExp(`0001\n=+\n${concluded} : 2026-01-15\n=+\n`));
  });
});
