import type { Translated } from '../../../lib/i18n/texts.ts';
import type { transmissionsEn } from './transmissions.en.ts';

export const transmissionsFr: Translated<typeof transmissionsEn> = {
  title: 'Transmission des factures',
  lead: 'Ce que chaque appareil doit encore transmettre à Revenu Québec, pourquoi, et quand ce sera fait.',
  summary: {
    nothing: 'Tout est transmis à Revenu Québec.',
    waiting: '{count, plural, one {# facture attend} other {# factures attendent}}.',
    safe: 'Rien n’est perdu\u00A0: chacune est conservée avec sa signature et part d’elle-même, à son tour, dès que Revenu Québec répond. Continuez à vendre. La loi accorde 48 heures.',
    noDevice: 'Aucun appareil n’est associé',
    noDeviceHint: 'Dès qu’un appareil produit des factures, on voit ici ce qui est transmis.',
    toDevices: 'Voir les appareils',
  },
  lanes: {
    title: 'Appareils',
    device: 'Appareil',
    waiting: 'En attente',
    attempts: 'Essais manqués',
    certificate: 'Certificat',
    none: 'Tout est transmis',
    count: '{count, plural, one {# facture} other {# factures}}',
    oldest: 'la plus ancienne\u00A0: {age} sur 48 h',
    notLinked: 'Non associé',
  },
  next: {
    now: 'Prochain essai\u00A0: tout de suite.',
    at: 'Prochain essai\u00A0: {time}.',
    onSale: 'Prochain essai\u00A0: à la prochaine vente, en fin de quart ou d’ici.',
    afterContact: 'Prochain essai\u00A0: quand l’appareil se manifestera.',
  },
  reasons: {
    sending: 'Envoi en cours.',
    restored: 'Notre base de données a été restaurée\u00A0: on attend l’appareil avant tout envoi.',
    'not-reached': 'Revenu Québec est injoignable.',
    'no-answer':
      'La réponse de Revenu Québec s’est perdue ou est inutilisable; la même facture repart et ne compte qu’une fois.',
    'not-taken': 'Revenu Québec a répondu ne pas pouvoir accepter de factures pour l’instant.',
    interrupted: 'L’envoi a été interrompu; il reprend de lui-même.',
    resting: 'Au repos après l’annulation d’un lot.',
    queued: 'C’est son tour.',
  },
  certificates: {
    none: 'Aucun certificat',
    valid: 'Valide',
    renewable: 'Renouvelable',
    expiring: 'Expire bientôt',
    expired: 'Expiré',
    revoked: 'Révoqué',
  },
  detail: {
    notLinked: 'Cet appareil n’est plus associé. Ce qu’il avait remis est tout de même transmis d’ici.',
    certificate: {
      soon: 'Son certificat expire bientôt\u00A0: faites-le renouveler pour que l’appareil puisse continuer à facturer.',
      ended:
        'Son certificat a pris fin. Les factures signées avant sont tout de même transmises; il en faut un nouveau pour en faire d’autres.',
    },
  },
  batches: {
    title: 'Derniers lots',
    at: 'Demandé',
    by: 'Par',
    state: 'État',
    progress: 'Reçues par Revenu Québec',
    open: 'Détails',
    of: '{done, number} sur {planned, number}',
    refused: '({count, plural, one {# refusée} other {# refusées}})',
    states: { running: 'En cours', sent: 'Transmis', unanswered: 'Sans réponse', cancelled: 'Annulé' },
    detail: 'Le lot, facture par facture',
    ended: {
      running: 'L’envoi est en cours; cette liste le suit.',
      sent: 'Revenu Québec a répondu pour chaque facture.',
      unanswered:
        'Revenu Québec n’a pas répondu\u00A0: {left, plural, one {# facture restait} other {# factures restaient}} en attente à la fin du lot. L’envoi reprend de lui-même.',
      since:
        'À la fin du lot, {left, plural, one {# facture restait} other {# factures restaient}} en attente. Revenu Québec a répondu depuis pour chacune.',
      cancelled:
        'Le lot a été annulé quand il restait {left, plural, one {# facture} other {# factures}}. L’envoi reprend de lui-même après un quart d’heure, ou avec la prochaine vente.',
    },
    cancel: 'Annuler le lot',
    cancelHint: 'Ce qui est en cours se termine. Le reste attend un quart d’heure, puis part de lui-même.',
  },
};
