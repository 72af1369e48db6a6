import type { Translated } from '../../../lib/i18n/texts.ts';
import type { bestPracticesEn } from './best-practices.en.ts';

export const bestPracticesFr: Translated<typeof bestPracticesEn> = {
  title: 'Bonnes pratiques',
  lead: 'Quelques habitudes pour un service tranquille et un dossier en ordre.',
  groups: {
    everyDay: {
      title: 'Chaque jour',
      text: '<ul><li><b>Remettez toujours un reçu</b>, même pour une facture de 0\u00A0$ et même si le client ne le demande pas.</li><li><b>Regardez le tableau de bord avant de fermer.</b> «\u00A0En attente\u00A0» devrait être à 0.</li></ul>',
    },
    outage: {
      title: 'Quand la connexion tombe',
      text: '<ul><li><b>Continuez à vendre.</b> Remettez le reçu même s’il porte PROBLÈME DE COMMUNICATION.</li><li><b>Ne refaites rien, n’effacez rien.</b> Les factures sont signées et gardées; elles partent toutes seules.</li><li><b>Surveillez les 48\u00A0heures.</b> L’écran <devices>Appareils</devices> montre l’âge de la plus ancienne facture en attente. Si rien n’est parti après 24\u00A0heures, rétablissez la connexion, faites une vente, puis <contact>communiquez avec le soutien</contact>.</li><li>Pour aller plus vite, appuyez sur <b>Envoyer maintenant</b> dans le <logs>journal d’activité</logs>.</li></ul>',
    },
    mistakes: {
      title: 'Quand vous vous trompez',
      text: '<ul><li><b>Une facture ne s’efface pas et ne se modifie pas.</b> Remboursez-la\u00A0: l’appareil fait une note de crédit.</li><li>L’imprimante s’est bloquée? Demandez une reproduction de la facture, pas une nouvelle vente.</li><li>Pour s’exercer sans vendre, il y a la facture de formation, si votre appareil l’offre. Elle est envoyée à Revenu Québec, mais ne compte pas.</li></ul>',
    },
    menu: {
      title: 'Menu et taxes',
      text: '<ul><li><b>Nommez chaque article par ce qu’il est.</b> «\u00A0Divers\u00A0» n’est pas accepté. Si un nom reste général, gardez vos menus datés.</li><li><b>Ne touchez pas aux taxes à la main.</b> Seules la TPS et la TVQ créées automatiquement sont reconnues, avec la taxe supplémentaire sur l’alcool. Voyez le <taxes>guide des taxes</taxes>.</li><li>Après chaque changement, faites une <test>facture d’essai de 5\u00A0$</test>.</li></ul>',
    },
    devices: {
      title: 'Appareils et certificats',
      text: '<ul><li><b>Un certificat par appareil</b>, valable cinq ans. Renouvelez-le avant la fin\u00A0: l’écran <devices>Appareils</devices> vous avertit.</li><li><b>Expiré ou révoqué? Cessez de facturer avec cet appareil</b> jusqu’au renouvellement.</li><li>Ne réinitialisez jamais un appareil qui garde des factures en attente.</li></ul>',
    },
    people: {
      title: 'Employés et accès',
      text: '<ul><li><b>Un code par employé</b>, jamais prêté. Peu d’administrateurs\u00A0: leur rôle permet de changer les réglages chez Clover.</li><li>Quelqu’un vous quitte? Retirez son accès le jour même sur le site de Clover.</li><li>Dans votre <profile>profil</profile>, choisissez un mot de passe long, activez la connexion en deux étapes et fermez les sessions que vous ne reconnaissez pas.</li></ul>',
    },
    records: {
      title: 'Registres',
      text: '<ul><li>Gardez vos registres, en général, six ans après la dernière année à laquelle ils se rapportent.</li><li>Le <logs>journal d’activité</logs> dit ce qu’est devenue chaque facture. Il ne peut pas être modifié.</li><li>Vous fermez pour la saison? Assurez-vous d’abord que rien n’attend.</li></ul>',
    },
  },
};
