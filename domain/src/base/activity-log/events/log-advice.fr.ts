import type { LogAdvice } from './log-advice.ts';

/** Advice about events of the activity log, in French. */
export const logAdviceFr: Readonly<Record<LogAdvice, string>> = {
  none: 'Rien à faire.',
  'by-itself': 'Rien à faire\u00A0: Comptoir continue de lui-même. Écrivez au soutien si cela dure plus d’une journée.',
  'correct-bill':
    'Ouvrez la facture\u00A0: elle montre l’erreur. Corrigez ce qu’elle nomme, et refaites la facture si elle a été refusée. Écrivez au soutien si l’erreur revient.',
  'compare-credits':
    'Ouvrez la facture et comparez ses notes de crédit à ce que le client a reçu. Ce qui a été remis par erreur se facture de nouveau.',
  'set-clock': 'Réglez la date et l’heure de l’appareil sur automatique avant la prochaine vente.',
  'check-connection':
    'Continuez de vendre. Si cela dure plus d’une heure, vérifiez que l’appareil est allumé et relié à Internet.',
  'check-device': 'Si ce n’est personne de chez vous, écrivez tout de suite au soutien.',
  'enter-code':
    'Entrez le code sur l’appareil dans les 15 minutes. Si personne de chez vous ne l’a demandé, ne faites rien\u00A0: il prend fin de lui-même.',
  'check-information':
    'Comparez les renseignements du commerçant aux lettres de Revenu Québec, corrigez-les, puis redemandez le certificat sur l’appareil.',
  'renew-certificate': 'Demandez le renouvellement sous Appareils, puis laissez l’appareil allumé et relié à Internet.',
  'correct-employee':
    'Comparez le nom de l’employé à celui que Revenu Québec connaît, corrigez-le chez votre fournisseur, puis déclarez l’employé de nouveau.',
  'declare-again':
    'Comparez le numéro de TVQ, l’adresse et les dates au contrat, puis déclarez de nouveau le tiers sur l’appareil.',
  'not-one-of-yours':
    'Si ce n’est personne de chez vous, faites changer le mot de passe, fermez toutes les sessions et écrivez au soutien.',
  'ask-why': 'Rien à faire si vous avez demandé de l’aide. Sinon, posez la question au soutien ou à votre partenaire.',
  'open-from-provider': 'Ouvrez de nouveau Comptoir depuis votre fournisseur, comme propriétaire, et acceptez l’accès.',
  'change-card': 'Enregistrez sous Paiement une carte qui peut être débitée.',
  'wait-for-check': 'Rien à faire\u00A0: une personne s’en occupe, et le journal dira ce qu’il en est.',
  'ask-support': 'Demandez l’explication au soutien si vous ne l’avez pas.',
  'confirm-contact': 'Ouvrez les contacts\u00A0: un propriétaire confirme la personne ou la retire.',
  'check-again':
    'Corrigez ce que le guide d’installation montre en rouge, puis refaites la facture de 5\u00A0$ et son remboursement.',
  'write-to-support': 'Écrivez au soutien, avec la date et le message de cette ligne.',
};
