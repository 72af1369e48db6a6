import type { employeesEn } from './employees.en.ts';

export const employeesFr: typeof employeesEn = {
  title: 'Employés',
  lead: 'Les personnes qui travaillent chez vous selon Clover, et ce que Revenu Québec sait d’elles.',
  caption: 'Employés du commerçant',
  columns: { name: 'Nom', role: 'Rôle', declaration: 'Déclaration à Revenu Québec', since: 'Depuis' },
  roles: {
    owner: 'Propriétaire',
    admin: 'Administrateur',
    manager: 'Gérant',
    employee: 'Employé',
    other: 'Autre rôle',
  },
  left: 'Départ le {day}',
  states: {
    waiting: 'En attente',
    declared: 'Déclaré',
    refused: 'Refusé',
    'same-name': 'Même nom',
    'to-withdraw': 'À retirer',
    withdrawn: 'Retiré',
  },
  knownAs: 'Sous le nom «\u00A0{name}\u00A0»',
  filters: {
    label: 'Filtrer la liste',
    search: 'Rechercher par nom',
    state: 'Déclaration',
    all: 'Toutes',
    attention: 'À examiner',
    waiting: 'En attente',
    declared: 'Déclarés',
    reset: 'Afficher tout le monde',
  },
  count: '{count, plural, one {1 employé} other {# employés}}',
  declare: 'Déclarer maintenant',
  declareNamed: 'Déclarer {name} maintenant',
  declared: 'La déclaration de {name} est faite à Revenu Québec',
  withdraw: 'Retirer',
  withdrawNamed: 'Retirer {name}',
  withdrawal: {
    title: 'Retirer «\u00A0{name}\u00A0» auprès de Revenu Québec?',
    left: 'Cette personne ne travaille plus chez vous. Plus aucune facture ne pourra porter son nom.',
    renamed: 'L’ancien nom est retiré, et le nouveau, «\u00A0{name}\u00A0», est déclaré aussitôt après.',
    kept: 'Les factures déjà faites sous ce nom restent telles quelles.',
    provider: 'Rien ne change chez Clover.',
    confirm: 'Retirer auprès de Revenu Québec',
    done: 'Le nom «\u00A0{name}\u00A0» a été retiré auprès de Revenu Québec',
  },
  detail: {
    refused: 'Revenu Québec a refusé cette déclaration.',
    refusedWithdrawal: 'Revenu Québec a refusé le retrait.',
    unwritable:
      'Revenu Québec n’accepte aucun des caractères de ce nom. Écrivez-le en lettres latines sur le site de Clover, puis actualisez la liste.',
    sameName:
      'Une autre personne porte ce nom, et un nom ne se déclare qu’une fois. Elle est partie? Retirez-la d’abord. Sinon, sur le site de Clover, ajoutez à l’un des deux noms de quoi les distinguer, par exemple une initiale, puis actualisez la liste.',
    left: 'Cette personne ne travaille plus chez vous, mais Revenu Québec connaît encore son nom. Retirez-le.',
    renamed:
      'Revenu Québec connaît cette personne sous le nom «\u00A0{name}\u00A0». Retirez ce nom\u00A0: le nouveau est déclaré aussitôt après.',
    mendName: 'Corrigez le nom sur le site de Clover, puis actualisez la liste.',
    mendMerchant:
      'Corrigez-le dans les renseignements du commerçant\u00A0: la déclaration se refait ensuite d’elle-même.',
    openMerchant: 'Ouvrir les renseignements',
    mendElse: 'Cela ne se corrige pas ici. <contact>Joignez-nous</contact> en citant ce code.',
  },
  notices: {
    noNumbers:
      'Sans vos numéros de taxes, rien ne peut être déclaré ni retiré. Complétez les <merchant>renseignements du commerçant</merchant>\u00A0: ce qui attend se fera ensuite de soi-même.',
    noCertificate:
      'Rien ne peut être déclaré ni retiré avant qu’un de vos <devices>appareils</devices> ait un certificat en vigueur. Ce qui attend se fera ensuite de soi-même.',
    waiting:
      '{count, plural, one {Une personne attend} other {# personnes attendent}} la déclaration. Elle se fait d’elle-même, une personne après l’autre, dès que Revenu Québec répond.',
    invalid: {
      both: 'Revenu Québec juge invalides vos numéros de TVQ et de TPS. La facturation reste possible, mais vérifiez-les.',
      qst_number: 'Revenu Québec juge invalide votre numéro de TVQ. La facturation reste possible, mais vérifiez-le.',
      gst_number: 'Revenu Québec juge invalide votre numéro de TPS. La facturation reste possible, mais vérifiez-le.',
    },
    check: 'Vérifier le numéro',
    theirs:
      'Déclarer et retirer des employés revient au commerçant\u00A0: ici, tout se voit, mais rien ne se fait à sa place.',
  },
  provider: {
    read: 'Synchronisé {ago}',
    unread: 'Pas encore synchronisé',
    failed: {
      unavailable: 'Le dernier essai a échoué\u00A0: Clover n’a pas répondu. Il se refera de lui-même.',
      refused:
        'Le dernier essai a échoué\u00A0: Clover ne laisse pas lire les employés. Ouvrez Comptoir depuis le site de Clover.',
      'needs-sign-in':
        'Le dernier essai a échoué\u00A0: Clover demande une nouvelle connexion. Ouvrez Comptoir depuis le site de Clover.',
    },
    again: 'Actualiser',
    asked: 'La liste des employés est en cours d’actualisation',
    needs_reauth:
      'La liste n’est plus tenue à jour\u00A0: ouvrez Comptoir depuis le site de Clover pour vous y connecter de nouveau.',
    disconnected: 'Le lien avec Clover a pris fin\u00A0: vous voyez ce qui a été lu en dernier.',
  },
  empty: {
    notConnected: 'Aucun lien avec Clover',
    notConnectedText:
      'Les employés viennent de Clover. Ouvrez Comptoir une fois depuis le site de Clover\u00A0: ils apparaîtront ici d’eux-mêmes.',
    open: 'Ouvrir Clover',
    unread: 'Les employés n’ont pas encore été lus',
    unreadText:
      'Il faut un moment après l’établissement du lien avec Clover. Vous pouvez aussi les faire lire maintenant.',
    none: 'Aucun employé pour le moment',
    noneText:
      'Créez le premier sur le site de Clover, comme il est expliqué ci-dessous\u00A0: il apparaîtra ici de lui-même.',
  },
  made: {
    title: 'Où créer les employés',
    text: '<p>Les employés se créent et se modifient sur le <b>site de Clover</b>. Rien de ce que vous faites ici ne change ce que Clover sait.</p><ol><li>Connectez-vous au site de Clover et ouvrez <b>Employés</b>.</li><li>Ajoutez la personne avec son <b>nom complet</b>, prénom et nom de famille\u00A0: c’est celui qui est déclaré à Revenu Québec.</li><li>Choisissez son <b>rôle</b>.</li><li>Donnez-lui un <b>code d’accès à l’appareil</b> qui lui est propre.</li><li>Revenez ici\u00A0: la personne apparaît d’elle-même, et sa déclaration se fait d’elle-même. Elle peut ensuite facturer.</li></ol>',
  },
  tabs: {
    title: 'Le rôle d’administrateur',
    text: '<p>Sur le site et les appareils de Clover, le rôle décide de ce qu’une personne peut voir et changer. Le propriétaire est toujours administrateur.</p><p>Réservez ce rôle aux personnes qui changent les réglages. À l’appareil de Comptoir, chacun donne son propre code d’accès au début de son quart; personne n’y change de réglages.</p>',
  },
};
