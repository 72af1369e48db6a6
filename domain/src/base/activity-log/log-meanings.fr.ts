import type { LogEvent } from './log-event.ts';

/** Meanings of the events of the activity log, in French. */
export const logMeaningsFr: Readonly<Record<LogEvent, string>> = {
  'bill-accepted': 'Revenu Québec a la facture et lui a donné un numéro.',
  'bill-accepted-in-batch': 'Revenu Québec a pris la facture avec d’autres qui attendaient.',
  'bill-received-with-errors': 'Revenu Québec a la facture, mais y a trouvé une erreur.',
  'bill-waiting': 'La facture est signée et conservée; Revenu Québec ne l’a pas encore.',
  'bill-reply-lost':
    'La facture est partie, mais aucune réponse n’est revenue. Un nouvel envoi dira si Revenu Québec l’a.',
  'bill-refused-by-authority': 'Revenu Québec n’a pas pris la facture\u00A0: elle ne compte pas comme transmise.',
  'bill-refused-by-relay':
    'Comptoir n’a pas pris la facture, parce qu’elle ne suit pas ce que l’appareil a produit avant.',
  'bill-brought-back':
    'Une copie de sauvegarde de Comptoir a été restaurée, et l’appareil a rapporté une facture qui y manquait.',
  'bill-emailed': 'Un utilisateur a envoyé une facture à un client depuis le portail, dans le message et en PDF.',
  'credited-beyond':
    'Les notes de crédit d’une facture remettent plus que son total, comme quand deux appareils la créditent. Signées, elles vont toutes à Revenu Québec.',
  'relay-behind':
    'L’appareil a des factures qui manquent à Comptoir. Il les remet, de la plus ancienne à la plus récente.',
  'till-behind': 'Comptoir a des factures que l’appareil ne connaît plus, comme après le retour à une vieille copie.',
  'till-clock-ahead':
    'L’appareil date ses factures dans l’avenir. Revenu Québec refuse celles qui sont trop en avance.',
  'authority-unreachable':
    'Les serveurs de Revenu Québec ne répondent pas. Les ventes continuent et chaque facture est conservée.',
  'authority-reachable': 'Revenu Québec répond de nouveau, et ce qui attendait est envoyé.',
  'batch-requested': 'Quelqu’un a demandé l’envoi immédiat de toutes les factures en attente.',
  'waiting-warned': 'Une facture attend Revenu Québec depuis si longtemps que la fin des 48 heures permises approche.',
  'batch-cancelled':
    'Quelqu’un a mis fin à un lot avant que tout soit envoyé; le reste part de lui-même un peu plus tard.',
  'device-code-created': 'Un code a été créé, avec lequel un appareil peut être associé à votre compte.',
  'device-linked':
    'Un appareil a été associé et pourra produire des factures en votre nom dès qu’il aura un certificat.',
  'certificate-issued': 'Revenu Québec a donné son certificat à l’appareil\u00A0: il peut signer des factures.',
  'certificate-refused':
    'Revenu Québec n’a pas donné de certificat à l’appareil. Le plus souvent, un numéro ou le code d’autorisation est erroné.',
  'user-report-sent': 'Le rapport de l’utilisateur d’un employé a été envoyé depuis l’appareil.',
  'user-report-refused': 'Revenu Québec n’a pas pris le rapport de l’utilisateur.',
  'third-party-declared':
    'L’appareil a envoyé la déclaration de quelqu’un qui vend régulièrement dans votre bar\u00A0: un nouveau contrat, sa modification ou sa fin.',
  'third-party-refused': 'Revenu Québec n’a pas pris la déclaration d’un tiers habituel.',
  'figures-differ':
    'Une vérification a trouvé des sommes gardées pour les rapports qui n’étaient pas celles des factures. Les factures sont intactes.',
  'log-differs':
    'Une vérification a trouvé des jours de ce journal dont les lignes ne sont plus celles qui ont été scellées après la journée.',
  'till-went-offline': 'L’appareil ne joint plus Comptoir. Il signe et conserve ses factures jusqu’à son retour.',
  'till-clock-confirmed':
    'L’heure de l’appareil s’écarte de plus de cinq minutes de celle de Comptoir ou de sa dernière facture. Une personne autorisée a voulu des factures quand même.',
  'till-came-online': 'L’appareil joint de nouveau Comptoir et a remis ce qu’il avait conservé.',
  'document-produced':
    'L’appareil a produit un document qui n’est pas une vente\u00A0: une copie, un départ sans payer ou une formation.',
  'signed-in': 'Une personne a ouvert le portail.',
  'signed-out-everywhere': 'Une personne a fermé d’un coup toutes ses sessions ouvertes.',
  'password-changed': 'Une personne a choisi un autre mot de passe.',
  'second-factor-set': 'La connexion de cette personne demande aussi un code d’une application.',
  'second-factor-removed': 'La connexion de cette personne ne demande plus que le mot de passe.',
  'user-invited': 'Une personne a été invitée par courriel à choisir un mot de passe.',
  'user-suspended': 'Cette personne ne peut plus ouvrir le portail.',
  'user-reinstated': 'Cette personne peut de nouveau ouvrir le portail.',
  'user-joined': 'Une personne qui a un compte a reçu l’accès au vôtre.',
  'user-left': 'Cette personne n’a plus accès à votre compte.',
  'impersonation-started':
    'Le soutien ou votre partenaire a ouvert votre compte pour au plus 30 minutes, pour le motif indiqué.',
  'impersonation-ended': 'La personne qui agissait pour vous a refermé votre compte.',
  'impersonated-request': 'Ce que le soutien ou votre partenaire a consulté ou fait en agissant pour vous.',
  'provider-connected': 'Comptoir peut lire vos appareils et vos employés chez votre fournisseur.',
  'provider-needs-sign-in': 'Votre fournisseur ne laisse plus Comptoir lire vos appareils et vos employés.',
  'provider-disconnected': 'L’application a été retirée chez votre fournisseur. Comptoir a oublié son accès.',
  'merchant-registered': 'Votre compte a été créé.',
  subscribed: 'Le forfait a été pris; la première facture de service suit.',
  'subscription-paused': 'La saison se termine\u00A0: plus de facture de service après la période payée.',
  'subscription-reactivated': 'Le compte est rouvert, et la facturation aussi.',
  'price-change-announced':
    'Une lettre a annoncé un autre prix du forfait, pour un renouvellement dans trente jours ou plus.',
  'price-change-cancelled': 'Le prix annoncé ne viendra pas\u00A0: le forfait garde le sien.',
  'price-changed': 'Le forfait a été renouvelé au prix annoncé.',
  'invoice-created': 'Une facture de service a été créée. Elle est payée à minuit avec la carte enregistrée.',
  'invoice-paid': 'La carte enregistrée a payé une facture de service.',
  'payment-declined': 'La banque a refusé de payer une facture de service.',
  'payment-unknown': 'La réponse de la banque s’est perdue. Comptoir la redemande avant tout nouvel essai.',
  'invoice-past-due': 'Aucun essai de paiement n’a réussi. Aucun autre essai ne suit de lui-même.',
  'invoice-refunded': 'Une facture de service vous a été créditée, en tout ou en partie.',
  'charge-adopted':
    'Un paiement déjà fait a été retrouvé chez le fournisseur de paiement et appartient à cette facture.',
  'charge-unexpected': 'Votre carte a été débitée sans facture qui l’explique. Une personne s’en occupe.',
  'unexpected-charge-refunded': 'Un débit que rien n’expliquait est revenu sur votre carte.',
  'unexpected-charge-kept': 'Un débit a été vérifié et jugé exact.',
  'card-saved': 'Une carte a été enregistrée; elle paie les prochaines factures de service.',
  'card-deleted': 'La carte enregistrée a été supprimée.',
  'appointment-booked': 'Un technicien vient à ce moment.',
  'appointment-cancelled': 'La visite n’a pas lieu.',
  'merchant-information-changed': 'Ce par quoi Revenu Québec vous connaît a été modifié.',
  'authorization-code-changed': 'Le code secret par lequel les appareils obtiennent un certificat a été remplacé.',
  'authorization-code-revealed': 'Une personne a fait afficher le code secret à l’écran.',
  'device-renamed': 'L’appareil porte un autre nom dans le portail. Son numéro reste.',
  'device-unlinked': 'L’appareil n’appartient plus à votre compte et ne produit plus de factures en votre nom.',
  'certificate-renewal-requested': 'L’appareil a été invité à chercher un nouveau certificat.',
  'certificate-renewed': 'L’appareil a un nouveau certificat et continue de signer.',
  'certificate-revoked': 'Le certificat ne vaut plus\u00A0: l’appareil ne peut plus signer de factures.',
  'certificate-revocation-refused': 'Revenu Québec n’a pas mis fin au certificat.',
  'certificate-expiring': 'Bientôt, l’appareil ne pourra plus signer de factures.',
  'employee-declared': 'Revenu Québec connaît cet employé\u00A0: il peut transmettre des factures.',
  'employee-declaration-refused': 'Revenu Québec n’a pas inscrit cet employé.',
  'employee-withdrawn': 'Revenu Québec ne compte plus cet employé parmi les vôtres.',
  'contact-changed': 'Ce qui est connu d’une personne de votre compte a été modifié.',
  'contact-removed': 'Une personne a été retirée de votre compte.',
  'contact-confirmed': 'Un propriétaire a dit qui est cette personne et ce qu’elle peut faire.',
  'contact-right-changed': 'Une personne peut maintenant faire plus, ou moins, dans votre compte.',
  'contact-right-followed': 'Le rôle d’une personne a changé chez votre fournisseur, et son droit ici avec lui.',
  'contact-to-confirm':
    'Une personne a ouvert Comptoir depuis votre fournisseur, qui n’a pas dit qui elle est. Elle peut seulement consulter.',
  'contact-left-provider': 'Votre fournisseur ne compte plus cette personne; son accès est donc suspendu.',
  'contact-back-at-provider': 'Votre fournisseur compte de nouveau cette personne; son accès est donc rétabli.',
  'support-asked': 'Votre message est arrivé au soutien, qui répond dans «\u00A0Nous joindre\u00A0» et par courriel.',
  'support-settled':
    'Le billet est fermé\u00A0: le soutien ne cherche plus de réponse. Écrivez-y de nouveau et il sera rouvert.',
  'functionality-confirmed': 'Comptoir a vérifié la facture de 5\u00A0$ et son remboursement, et tout est juste.',
  'functionality-failed': 'Comptoir a vérifié la facture de 5\u00A0$ et son remboursement, et quelque chose ne va pas.',
  'registration-completed': 'Chaque étape de l’inscription est faite.',
  'proof-downloaded': 'Une personne a téléchargé les factures signées de certains jours, avec de quoi les vérifier.',
  'log-exported': 'Une personne a enregistré des lignes de ce journal dans un fichier.',
  'accounting-exported': 'Une personne a enregistré les écritures de certains jours pour un logiciel comptable.',
  'accounts-changed': 'Une personne a changé les comptes où l’exportation comptable inscrit les montants.',
  'fiscal-year-changed': 'Une personne a dit avec quel mois commence l’exercice, dont le rapport annuel est conservé.',
  'merchant-moved':
    'Notre équipe a changé le partenaire qui vous suit. L’ancien ne voit plus vos factures, vos appareils et votre dossier; un nouveau les voit maintenant.',
  'customer-erased':
    'Une personne a effacé ce que vous saviez d’un client, par exemple à sa demande. Les documents que la loi vous fait conserver n’ont pas changé.',
  'estimate-sent': 'Une personne a envoyé une révision d’une estimation au client. Elle ne peut plus changer depuis.',
  'estimate-seen': 'Un client a ouvert une estimation par le lien du courriel, pour la première fois.',
  'estimate-accepted': 'Un client a accepté une estimation, par le lien ou sur papier.',
  'estimate-declined': 'Un client a refusé une estimation, par le lien ou autrement.',
  'estimate-change-proposed':
    'Un client a proposé une modification. L’estimation peut toujours être acceptée telle quelle.',
  'estimate-expired': 'Le dernier jour où l’on pouvait accepter une estimation est passé.',
  'contract-to-sign':
    'Un client a accepté une estimation. Son contrat, ou ce qui a été convenu à la place, attend qu’un appareil le signe.',
  'contract-document-signed':
    'Un appareil a signé un document d’un contrat\u00A0: le contrat lui-même, un paiement, un changement ou son annulation.',
  'contract-paid': 'Le dernier paiement d’un contrat est signé. Plus rien n’est dû.',
  'contract-called-off':
    'L’événement n’a pas lieu. Ce que les conditions permettent au commerce de garder reste une vente.',
};
