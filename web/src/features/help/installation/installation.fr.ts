import type { Translated } from '../../../lib/i18n/texts.ts';
import type { installationEn } from './installation.en.ts';

export const installationFr: Translated<typeof installationEn> = {
  title: 'Guide d’installation',
  lead: 'De l’inscription à votre première facture acceptée, dans l’ordre. Les étapes se cochent automatiquement.',
  progress: {
    title: 'Où vous en êtes',
    complete: 'Votre inscription est achevée. Vous êtes prêt.',
    registered: 'Votre inscription est achevée. Voici ce qui reste à faire.',
  },
  states: {
    done: 'Fait',
    unneeded: 'Sans objet pour l’instant',
    open: 'À faire',
    waiting: 'En cours',
    blocked: 'Plus tard',
    unknown: 'Inconnu',
  },
  sections: {
    install: 'Installer',
    taxes: 'Régler les taxes',
  },
  leads: {
    install: 'Prenez un moment calme, en dehors du service, avec l’appareil devant vous.',
    check:
      'Une facture d’essai de 5\u00A0$, de la vente au remboursement. C’est une vraie facture\u00A0: remboursez-la à la fin.',
    taxes: 'Une taxe mal réglée fausse toutes les factures. Regardez ceci avant la première vraie vente.',
  },
  steps: {
    prerequisites: {
      text: '<ul><li><b>Votre code d’autorisation et votre numéro de dossier.</b> Revenu Québec vous les remet ensemble à l’ouverture de votre dossier de facturation obligatoire, dans Mon dossier pour les entreprises. Le numéro de dossier ressemble à ER0001.</li><li><b>Vos numéros de TPS et de TVQ.</b></li><li><b>Des <merchant>renseignements du commerçant</merchant> complets</b>, avec l’adresse et le nom que portent vos reçus.</li></ul><p>Un code tout neuf peut prendre jusqu’à 90\u00A0minutes avant d’être actif.</p>',
    },
    device: {
      text: '<ol><li>Dans <devices>Appareils</devices>, appuyez sur <b>Associer un appareil</b> et donnez-lui un nom.</li><li>Sur l’appareil, saisissez le code que le portail vous a donné. Il sert une fois et vaut 15\u00A0minutes.</li></ol>',
    },
    certificate: {
      text: '<p>Le certificat est la clé avec laquelle l’appareil signe vos factures. Une fois associé, l’appareil le demande lui-même à Revenu Québec.</p><ol><li>Dans <devices>Appareils</devices>, le certificat doit être <b>Valide</b>.</li><li>S’il est refusé, notez le code d’erreur. Les réponses\u00A0: <code429>429, code d’autorisation</code429> · <code430>430, numéro de taxe</code430> · <code614>614, numéro de dossier</code614>.</li></ol>',
    },
    employees: {
      text: '<ol><li>Sur le site de Clover, créez chaque employé avec son <b>nom complet</b>, son <b>rôle</b> et son <b>code d’accès à l’appareil</b>.</li><li>Gardez le rôle d’administrateur pour les personnes qui changent les réglages chez Clover.</li><li>Sous <employees>Employés</employees>, chacun doit être <b>Déclaré</b>\u00A0: la déclaration à Revenu Québec se fait d’elle-même.</li></ol>',
    },
    receipt: {
      title: 'Faire une facture de 5\u00A0$',
      text: '<ol><li>Sur l’appareil, vendez un article taxable de <b>5,00\u00A0$</b>, payé comptant.</li><li>Le total doit être de <b>{total}</b>\u00A0: 5,00\u00A0$, TPS {gst} et TVQ {qst}.</li><li>Suivez la facture dans le <logs>journal d’activité</logs>\u00A0: elle devient «\u00A0Facture acceptée\u00A0».</li></ol>',
    },
    refund: {
      title: 'Rembourser l’essai',
      text: '<ol><li>Sur l’appareil, retrouvez la facture d’essai et remboursez-la en entier.</li><li>Le reçu porte la mention <b>NOTE DE CRÉDIT</b> et les mêmes montants, précédés d’un signe moins.</li><li>Le <logs>journal d’activité</logs> la montre acceptée, comme une facture.</li></ol><p>Faites ainsi pour chaque remboursement. Une facture ne s’efface jamais.</p>',
    },
    verify: {
      title: 'Vérifier les deux reçus',
      text: '<p>Les deux s’affichent ici comme l’appareil les imprime, et Comptoir vérifie chaque point. Sur le papier, regardez aussi\u00A0:</p><ul><li>Votre <b>nom</b> et votre adresse.</li><li>L’<b>article</b> avec son prix, le sous-total, les deux taxes et le total.</li><li>Vos <b>numéros de TPS et de TVQ</b>.</li><li>Le <b>mode de paiement</b> et la mention PAIEMENT REÇU.</li><li>Le <b>code QR</b>, la date et l’heure, et le numéro de transaction de Revenu Québec.</li></ul><p>Il porte PROBLÈME DE COMMUNICATION? La facture est gardée et partira. <outage>Que faire</outage></p>',
    },
    completion: {
      title: 'Terminer',
      text: '<ul><li>Lisez les <practices>bonnes pratiques</practices> avec vos employés : cinq minutes suffisent.</li><li>Le premier soir, ouvrez le <dashboard>tableau de bord</dashboard> : rien ne devrait être en attente.</li><li>Une question? La <faq>foire aux questions</faq> et le <contact>soutien</contact> sont là.</li></ul>',
    },
  },
  taxes: {
    item: 'Article',
    gst: 'TPS de {rate}',
    qst: 'TVQ de {rate}',
    total: 'Total à payer',
    text: '<ul><li><b>Les deux taxes sont créées automatiquement.</b> Elles seules sont reconnues, avec la taxe supplémentaire sur l’alcool pour les bars.</li><li><b>N’en créez aucune autre à la main</b>\u00A0: ni une deuxième TPS ou TVQ, ni une taxe unique de {both}.</li><li>Chaque taxe se calcule sur le prix avant taxes et s’arrondit séparément.</li><li>Vérifiez que les deux s’appliquent à chaque article taxable du menu.</li></ul><p>Quelque chose ne concorde pas? Retirez les taxes ajoutées à la main, puis refaites la <test>facture de 5\u00A0$</test>.</p>',
  },
};
