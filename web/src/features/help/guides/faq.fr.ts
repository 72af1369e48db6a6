import type { Translated } from '../../../lib/i18n/texts.ts';
import type { faqEn } from './faq.en.ts';

export const faqFr: Translated<typeof faqEn> = {
  title: 'Foire aux questions',
  lead: 'Une panne, un code d’erreur, un employé à ajouter\u00A0: cherchez un mot ou parcourez la liste.',
  search: 'Chercher une réponse',
  placeholder: 'panne, 429, remboursement…',
  count: '{count, plural, =0 {Aucune réponse trouvée} one {# réponse} other {# réponses}}',
  noMatch: 'Essayez un autre mot. Si la réponse n’est pas ici, <contact>communiquez avec le soutien</contact>.',
  link: 'Lien vers cette réponse',
  groups: {
    sending: 'Pannes et envois',
    certificate: 'Certificat et codes d’erreur',
    terminal: 'Appareils et employés',
    selling: 'Ventes et remboursements',
    caterers: 'Estimations et contrats des traiteurs',
    account: 'Compte et abonnement',
  },
  items: {
    outage: {
      question: 'Internet est en panne. Puis-je continuer à vendre?',
      answer:
        '<p><b>Oui, continuez à vendre et à remettre vos reçus.</b> L’appareil signe chaque facture et la garde en sûreté. Le reçu porte alors la mention PROBLÈME DE COMMUNICATION\u00A0: c’est prévu.</p><p>Quand la connexion revient, les factures partent dans l’ordre, une seule fois chacune. Vous n’avez rien à refaire. L’appareil remet les siennes à la vente suivante ou à la fin du quart de travail.</p>',
    },
    'communication-problem': {
      question: 'Le reçu dit «\u00A0PROBLÈME DE COMMUNICATION\u00A0». Que faire?',
      answer:
        '<p><b>Remettez-le au client. Ne refaites pas la vente.</b> La mention veut seulement dire que Revenu Québec n’a pas répondu à temps. La facture est signée et gardée.</p><p>Plus tard, le <logs>journal d’activité</logs> la montre comme acceptée.</p>',
    },
    'send-now': {
      question: 'Des factures sont en attente. Comment les envoyer tout de suite?',
      answer:
        '<ol><li>Ouvrez l’écran <transmission>Transmission</transmission>, qui fait la gestion de l’envoi des transactions, ou le <logs>journal d’activité</logs>.</li><li>Dans le bandeau qui compte les factures en attente, appuyez sur <b>Envoyer maintenant</b>.</li><li>Le journal dit ce qui a été accepté.</li></ol><p>Sans ce bouton, elles partent toutes seules dès que la connexion revient.</p>',
    },
    'forty-eight-hours': {
      question: 'Combien de temps ai-je pour envoyer mes factures?',
      answer:
        '<p><b>48\u00A0heures.</b> L’écran <devices>Appareils</devices> montre l’âge de la plus ancienne facture en attente. Il vous avertit à 24\u00A0heures, puis à 42\u00A0heures.</p><ol><li>Vérifiez que l’appareil est allumé et branché à Internet.</li><li>Faites la vente suivante ou terminez le quart de travail\u00A0: l’appareil remet alors tout ce qu’il garde.</li><li>Si rien ne part, <contact>communiquez avec le soutien</contact>.</li></ol>',
    },
    'sale-not-in-log': {
      question: 'Une vente ne paraît pas dans le journal. Est-elle perdue?',
      answer:
        '<p><b>Non\u00A0: elle est encore dans l’appareil.</b> Un appareil hors ligne garde ses factures et les remet à la vente suivante.</p><p>L’écran <devices>Appareils</devices> dit quand chaque appareil a donné signe de vie pour la dernière fois. N’effacez rien sur l’appareil entre-temps.</p>',
    },
    certificate: {
      question: 'Qu’est-ce que le certificat?',
      answer:
        '<p>C’est la clé avec laquelle l’appareil signe vos factures. Revenu Québec en délivre un par appareil, pour cinq ans. Il peut être renouvelé dès la moitié de sa vie.</p><p>Son état est dans l’écran <devices>Appareils</devices>. S’il est expiré ou révoqué, <b>cessez de facturer avec cet appareil</b> jusqu’à son renouvellement\u00A0: le reçu porterait la mention CERTIFICAT INVALIDE.</p>',
    },
    'no-certificate': {
      question: 'Mon appareil n’a aucun certificat. Que faire?',
      answer:
        '<ol><li>Vérifiez que rien ne manque dans les <merchant>renseignements du commerçant</merchant>.</li><li>Dans <devices>Appareils</devices>, créez un code et saisissez-le dans l’appareil\u00A0: il demande alors son certificat.</li><li>Si la demande est refusée, notez le code d’erreur\u00A0: <code429>429</code429>, <code430>430</code430> et <code614>614</code614> ont leur réponse ici.</li></ol>',
    },
    'error-429': {
      question: 'Erreur JW00B999429E[16]\u00A0: le code d’autorisation est refusé',
      answer:
        '<p>Revenu Québec ne reconnaît pas votre code d’autorisation.</p><ol><li>Comparez-le, caractère par caractère, avec celui qui est affiché dans Mon dossier pour les entreprises.</li><li>Faites-le corriger dans les <merchant>renseignements du commerçant</merchant>.</li><li>Rafraîchissez l’appareil pour qu’il refasse sa demande.</li></ol><p>Un code tout neuf peut prendre jusqu’à 90\u00A0minutes avant d’être actif.</p>',
    },
    'error-430': {
      question: 'Erreur JW00B999430E[16]\u00A0: le numéro de taxe est refusé',
      answer:
        '<p>Le numéro de TVQ n’est pas celui du commerce qui a reçu le code d’autorisation.</p><ol><li>Comparez-le avec vos documents de Revenu Québec. Il s’écrit avec dix chiffres, TQ, puis quatre chiffres.</li><li>Faites-le corriger dans les <merchant>renseignements du commerçant</merchant>.</li><li>Rafraîchissez l’appareil.</li></ol>',
    },
    'error-614': {
      question: 'Erreur JW00B999614E[16]\u00A0: le numéro de dossier est refusé',
      answer:
        '<p>Le numéro de dossier ne va pas avec votre code d’autorisation.</p><ol><li>Vérifiez sa forme\u00A0: ER et quatre chiffres. Si vous n’avez qu’un établissement, essayez <b>ER0001</b>.</li><li>Prenez le dossier et le code du même établissement, ceux que Revenu Québec vous a remis ensemble.</li><li>Faites-le corriger dans les <merchant>renseignements du commerçant</merchant>, puis rafraîchissez l’appareil.</li></ol>',
    },
    employees: {
      question: 'Comment ajouter un employé?',
      answer:
        '<ol><li>Ouvrez le site de Clover, votre fournisseur.</li><li>Créez l’employé avec son nom complet, son rôle et son code d’accès à l’appareil.</li><li>L’employé apparaît de lui-même dans <employees>Employés</employees>, et sa déclaration à Revenu Québec se fait d’elle-même.</li></ol><p>Un code par personne\u00A0: ne le prêtez pas.</p>',
    },
    'link-device': {
      question: 'Comment associer un nouvel appareil?',
      answer:
        '<ol><li>Dans <devices>Appareils</devices>, appuyez sur <b>Associer un appareil</b> et donnez-lui un nom.</li><li>Vous recevez un code. Il sert une fois et vaut 15\u00A0minutes.</li><li>Saisissez-le dans l’appareil. L’écran vous dit quand c’est fait.</li></ol>',
    },
    'device-numbers': {
      question: 'Où trouver le numéro d’appareil et le numéro de série?',
      answer:
        '<p>Dans l’écran <devices>Appareils</devices>. Le <b>numéro d’appareil</b> vient de Revenu Québec avec le premier certificat; il ne change jamais. Le <b>numéro de série Android</b> est celui que lui a donné son fabricant.</p>',
    },
    'time-zone': {
      question: 'Mon commerce est aux Îles-de-la-Madeleine. Quelle heure est affichée?',
      answer:
        '<p>Celle de votre commerce, si son fuseau est celui de l’Atlantique. Vérifiez-le dans les <merchant>renseignements du commerçant</merchant>\u00A0: il figure aussi dans votre certificat.</p><p>L’heure que Revenu Québec imprime sur un reçu est toujours celle de Québec.</p>',
    },
    'test-bill': {
      question: 'Comment savoir si tout fonctionne?',
      answer:
        '<p>Faites une facture d’essai de 5\u00A0$, vérifiez le reçu, puis remboursez-la. Le <test>guide d’installation</test> vous accompagne et coche la facture dès que Revenu Québec l’a acceptée.</p>',
    },
    refund: {
      question: 'Comment rembourser un client?',
      answer:
        '<ol><li>Sur l’appareil, retrouvez la facture et choisissez le remboursement, en tout ou en partie.</li><li>L’appareil produit une <b>note de crédit</b>, signée et envoyée comme une facture.</li><li>Remettez-la au client.</li></ol><p>Une facture faite ne s’efface pas et ne se modifie pas.</p>',
    },
    tip: {
      question: 'Comment inscrire un pourboire?',
      answer:
        '<p>Sur l’appareil, avec la vente. Le pourboire est envoyé à Revenu Québec avec la facture, au nom de la personne qui l’a servie. Il n’entre <b>ni dans le total ni dans les taxes</b>, et vos rapports de ventes le montrent à part.</p>',
    },
    printer: {
      question: 'L’imprimante n’a rien imprimé. Dois-je refaire la vente?',
      answer:
        '<p><b>Non\u00A0: la vente existe déjà.</b> Réglez l’imprimante, puis demandez une <b>reproduction</b> de la facture. Elle porte le même numéro.</p>',
    },
    taxes: {
      question: 'Les taxes d’un reçu semblent fausses. Que vérifier?',
      answer:
        '<p>Seules la TPS de {gst} et la TVQ de {qst} créées automatiquement sont reconnues, avec la taxe supplémentaire sur l’alcool. Une taxe ajoutée à la main ne l’est pas.</p><p>Suivez le <taxes>guide des taxes</taxes>\u00A0: un article de 5\u00A0$ doit donner {total}.</p>',
    },
    'item-names': {
      question: 'Puis-je vendre un article nommé «\u00A0Divers\u00A0»?',
      answer:
        '<p><b>Non.</b> Chaque article doit dire ce qui est vendu\u00A0: «\u00A0Soupe du jour\u00A0», «\u00A0Café filtre\u00A0». Si un nom reste général, gardez vos menus datés.</p>',
    },
    estimate: {
      question: 'Traiteur\u00A0: comment faire accepter une estimation?',
      answer:
        '<ol><li>Dites dans les <merchant>renseignements du commerçant</merchant> que vous êtes traiteur.</li><li>Dans <estimates>Estimations</estimates>, décrivez l’événement, ce que vous offrez, l’acompte, les versements et vos conditions.</li><li>Envoyez-la. Le client la lit par un lien, sans compte\u00A0: il l’accepte, la refuse ou propose une modification.</li></ol><p>Ce qui est accepté sur papier s’inscrit dans l’estimation. Une estimation envoyée ne change plus\u00A0: révisez-la, et la nouvelle révision la remplace.</p>',
    },
    'sign-contract': {
      question: 'Traiteur\u00A0: où se signe un contrat, et comment encaisser l’acompte?',
      answer:
        '<p><b>Sur l’appareil, jamais dans le portail.</b> Une estimation acceptée devient un contrat, qui attend l’appareil.</p><ol><li>Sur l’appareil, ouvrez ce qui attend d’être signé, relisez le contrat et signez-le.</li><li>Dans <contracts>Contrats</contracts>, demandez l’acompte, chaque versement, puis le dernier paiement.</li><li>L’appareil encaisse et signe chacun à son tour.</li></ol><p>Ce qui est commandé en plus le jour même fait une facture à part. Tant que l’appareil est hors ligne, le document attend\u00A0: rien n’est montré comme signé.</p>',
    },
    'change-contract': {
      question: 'Traiteur\u00A0: le client modifie ou annule l’événement. Que faire?',
      answer:
        '<p><b>Pour modifier</b>, révisez l’estimation et faites accepter la révision. L’appareil signe alors le contrat révisé et tient compte de ce qui est payé.</p><p><b>Pour annuler</b>, ouvrez le contrat dans <contracts>Contrats</contracts>, donnez le motif et ce que vos conditions vous permettent de garder. L’appareil remet le reste avec une note de crédit; ce qui est gardé reste une vente.</p>',
    },
    password: {
      question: 'J’ai oublié mon mot de passe',
      answer:
        '<ol><li>Sur l’écran de connexion, suivez «\u00A0Mot de passe oublié?\u00A0» et donnez votre courriel.</li><li>Vous recevez un mot de passe temporaire. Il sert une fois et vaut une heure.</li><li>Connectez-vous, puis choisissez un nouveau mot de passe d’au moins 12\u00A0caractères.</li></ol><p>Votre ancien mot de passe fonctionne encore tant que le temporaire n’a pas servi.</p>',
    },
    'protect-account': {
      question: 'Comment mieux protéger mon compte?',
      answer:
        '<p>Dans votre <profile>profil</profile>, activez la connexion en deux étapes, regardez vos sessions ouvertes et fermez celles que vous ne reconnaissez pas.</p>',
    },
    'support-access': {
      question: 'Quelqu’un du soutien peut-il entrer dans mon compte?',
      answer:
        '<p>Un administrateur ou votre partenaire peut agir en votre nom pour vous dépanner\u00A0: 30\u00A0minutes au plus, avec un motif. Il n’a accès ni aux cartes ni aux codes.</p><p>Tout ce qu’il fait est écrit dans votre <logs>journal d’activité</logs>.</p>',
    },
    invoice: {
      question: 'Quand ma facture de service est-elle payée?',
      answer:
        '<p>Elle est créée le jour où vous vous abonnez. À minuit, à l’heure de votre commerce, elle est payée avec la carte enregistrée. L’écran <bills>Factures de service</bills> les réunit.</p>',
    },
    'seasonal-mode': {
      question: 'Je ferme pour la saison. Dois-je continuer à payer?',
      answer:
        '<p>Non\u00A0: le compte peut être mis en pause, puis réactivé. La pause arrête les prochaines factures de service à la fin de la période payée. Le propriétaire le fait à l’écran <billing>Abonnement</billing>, avec <b>Fermer pour la saison</b>, et y rouvre au retour.</p><p>Avant la pause, assurez-vous qu’aucune facture n’attend d’être envoyée.</p>',
    },
    records: {
      question: 'Combien de temps dois-je garder mes registres?',
      answer:
        '<p>En général, six ans après la dernière année à laquelle ils se rapportent.</p><p>L’historique des transactions est à l’écran <sales>Ventes</sales>\u00A0: chaque facture s’y retrouve, s’imprime et s’exporte. La <proof>preuve</proof> d’une période se garde ailleurs, et se vérifie même sans Comptoir.</p>',
    },
  },
};
