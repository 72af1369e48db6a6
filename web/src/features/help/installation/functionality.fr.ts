import type { Translated } from '../../../lib/i18n/texts.ts';
import type { functionalityEn } from './functionality.en.ts';

export const functionalityFr: Translated<typeof functionalityEn> = {
  titles: { receipt: 'Le reçu', refund: 'Son remboursement' },
  absent: {
    receipt: 'Le reçu de 5\u00A0$ s’affiche ici dès que l’appareil l’a fait.',
    refund: 'Le remboursement s’affiche ici dès que l’appareil l’a fait.',
  },
  next: {
    receipt:
      'Faites la facture de 5\u00A0$ sur l’appareil. Sans connexion, l’appareil la garde et l’envoie avec la suivante.',
    'receipt-refused': 'Revenu Québec a refusé le reçu. Ouvrez-le pour voir pourquoi, corrigez, puis refaites-le.',
    refund: 'Le reçu est arrivé. Remboursez-le maintenant sur l’appareil.',
    'refund-refused':
      'Revenu Québec a refusé le remboursement. Ouvrez-le pour voir pourquoi, corrigez, puis remboursez de nouveau.',
    'on-its-way': 'Les deux sont faits et en route vers Revenu Québec.',
    'to-verify': 'Les deux sont là. Comparez-les avec le papier de l’appareil, puis faites-les vérifier.',
  },
  question: 'Les deux reçus affichés ici sont-ils ceux qui sont sortis de l’appareil?',
  button: 'Oui, les vérifier',
  replaced:
    'D’autres reçus ont été faits entre-temps. Ceux qui s’affichent maintenant comptent\u00A0: regardez-les d’abord.',
  notYours: 'Un propriétaire ou un gérant les fait vérifier.',
  passed: 'La vérification est réussie\u00A0: tout est juste.',
  failed:
    'La vérification n’est pas réussie. Corrigez ce qui ne va pas ci-dessous, puis refaites la facture de 5\u00A0$ et son remboursement.',
  verifiedBy:
    'Vérifié le {at}, à la demande de {who}{role, select, partner { (partenaire)} admin { (Comptoir)} other {}}.',
  open: 'Ouvrir la facture {number}',
  compared: {
    subtotal: 'Montant avant taxes',
    gst: 'TPS',
    qst: 'TVQ',
    total: 'Total avec taxes',
    mention: 'Mention prescrite',
    business: 'Nom, dossier et numéros de taxes',
    signature: 'Signature de l’appareil',
    authority: 'Réponse de Revenu Québec',
    reference: 'Reçu remboursé',
    order: 'Après son reçu',
  },
  verdicts: { right: 'Juste', wrong: 'À corriger', pending: 'Attendu' },
  differs: 'Attendu\u00A0: {expected}. Trouvé\u00A0: {found}.',
  wrong: {
    subtotal: 'Le montant manque.',
    gst: 'La taxe manque.',
    qst: 'La taxe manque.',
    total: 'Le total manque.',
    mention: 'La mention manque.',
    business: 'Ils ne sont pas ceux des renseignements du commerçant.',
    signature: 'Ce n’est pas celle de l’appareil de ce commerçant sur ce texte exact.',
    authority: 'Revenu Québec ne l’a pas accepté tel quel, ou n’a pas donné de numéro.',
    reference: 'Il ne nomme aucun reçu. Sur l’appareil, commencez le remboursement à partir du reçu.',
    order: 'Il est daté d’avant son reçu. Vérifiez l’heure de l’appareil.',
  },
};
