import type { Translated } from '../../lib/i18n/texts.ts';
import type { accountingEn } from './accounting.en.ts';

export const accountingFr: Translated<typeof accountingEn> = {
  export: {
    title: 'Comptabilité',
    sales:
      'Ce que vous avez vendu du {from} au {to}, en une écriture par jour. Débits et crédits sont égaux au cent près.',
    revenue:
      'Ce qui a été facturé, payé et crédité du {from} au {to}, en une écriture par jour du Québec. Débits et crédits sont égaux au cent près.',
    quickbooks: 'QuickBooks en ligne (ZIP)',
    sage: 'Sage Comptabilité (ZIP)',
    saved: '{count, plural, one {# écriture enregistrée} other {# écritures enregistrées}} dans {name}.',
    nothing: 'Il n’y a rien à inscrire pour cette période. Choisissez-en une autre.',
    missing: { quickbooks: 'Aucun nom n’est donné pour\u00A0:', sage: 'Aucun numéro n’est donné pour\u00A0:' },
    hint: 'Le fichier contient ce que le logiciel importe, divisé là où ses limites l’exigent, et un lisez-moi avec les totaux. N’importez chaque jour qu’une fois\u00A0: un jour porte toujours le même numéro.',
  },
  accounts: {
    title: 'Comptes',
    lead: 'Où chaque montant est inscrit. Un compte doit exister dans votre plan comptable, écrit de la même façon.',
    suggested:
      'Ce sont des suggestions. Mettez-y les comptes de vos livres et enregistrez-les\u00A0: rien n’est exporté avant.',
    for: 'Montant',
    name: 'Nom, pour QuickBooks',
    number: 'Numéro, pour Sage',
    hint: 'Remplissez la colonne du logiciel que vous utilisez. Dans QuickBooks, ne choisissez pas de compte de type comptes clients ou fournisseurs\u00A0: il demande un client à chacune de leurs lignes.',
    rules: {
      name: 'Au plus 100 caractères, sans commencer par = + - ou @',
      number: 'Au plus 8 chiffres',
    },
    save: 'Enregistrer les comptes',
  },
};
